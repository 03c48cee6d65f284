import { namedColumns } from '../../ui/table/columns';

export const columns = namedColumns({
  select: { label: 'cart.column.select', width: '1.5rem', isQuiet: true, fold: 'lead' },
  product: { label: 'cart.column.product', width: 'minmax(0, 1fr)', fold: 'head' },
  stock: { label: 'product.stock', width: '6rem', isNumber: true, under: 'price', fold: 'left' },
  price: { label: 'cart.column.price', width: '8rem', isNumber: true, fold: 'right' },
  packs: { label: 'cart.column.packs', width: '19rem', fold: 'bare', under: 'product' },
  total: { label: 'cart.column.total', width: '7.5rem', isNumber: true },
  remove: {
    label: 'cart.column.remove',
    width: '2.25rem',
    isQuiet: true,
    isOffPaper: true,
    fold: 'end',
  },
});
