import { namedColumns } from '../../ui/table/columns';

export const columns = namedColumns({
  select: { label: 'cart.column.select', width: '24px', isQuiet: true, fold: 'lead' },
  product: { label: 'cart.column.product', width: 'minmax(0, 1fr)', fold: 'head' },
  price: { label: 'cart.column.price', width: '6.5rem', isNumber: true, fold: 'left' },
  packs: { label: 'cart.column.packs', width: '18.5rem', fold: 'bare', under: 'product' },
  total: { label: 'cart.column.total', width: '7.5rem', isNumber: true, fold: 'right' },
  remove: { label: 'cart.column.remove', width: '44px', isQuiet: true, fold: 'end' },
});
