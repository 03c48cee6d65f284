import { namedColumns } from '../../ui/table/columns';

export const columns = namedColumns({
  select: { label: 'cart.column.select', width: '1.5rem', isQuiet: true, fold: 'lead' },
  product: { label: 'cart.column.product', width: 1, fold: 'head' },
  stock: { label: 'product.stock', width: '6rem', isNumber: true, absent: 'both' },
  price: {
    label: 'cart.column.price',
    width: '8rem',
    narrow: '6.5rem',
    isNumber: true,
    fold: 'right',
    isPlain: true,
  },
  packs: { label: 'cart.column.packs', width: '19rem', narrow: '12rem', fold: 'tall' },
  total: {
    label: 'cart.column.total',
    width: '7.5rem',
    narrow: '5.5rem',
    isNumber: true,
    fold: 'right',
    isPlain: true,
  },
  remove: {
    label: 'cart.column.remove',
    width: '2.25rem',
    isQuiet: true,
    isOffPaper: true,
    fold: 'end',
  },
});
