import type { Counting } from '../../../slices/worksheets/sheet';
import { namedColumns } from '../../../ui/table/columns';

export const columns = namedColumns({
  tick: { label: 'lines.column.tick', width: '1.5rem', isQuiet: true, fold: 'lead' },
  given: { label: 'lines.column.code', width: '8.5rem' },
  product: { label: 'lines.column.product', width: 'minmax(0, 5fr)', fold: 'head' },
  stock: {
    label: 'lines.column.stock',
    width: '4.25rem',
    isNumber: true,
    fold: 'left',
    under: 'packs',
  },
  price: {
    label: 'lines.column.price',
    width: '5.5rem',
    isNumber: true,
    fold: 'right',
    under: 'total',
  },
  packs: { label: 'lines.column.packs', width: 'clamp(9.5rem, 19vw, 16rem)' },
  total: { label: 'lines.column.total', width: '5.5rem', isNumber: true, fold: 'right' },
  status: { label: 'lines.column.status', width: 'minmax(0, 4fr)', fold: 'bare', under: 'product' },
  remove: { label: 'lines.column.remove', width: '2rem', isQuiet: true, fold: 'end' },
});

const inUnits: typeof columns = {
  ...columns,
  packs: { ...columns.packs, label: 'lines.column.units' },
};

/** What an earlier order had. */
export const then: (typeof columns)['given'] = {
  ...columns.given,
  label: 'lines.column.then',
  width: '3.5rem',
  isNumber: true,
  fold: 'left',
};

/** What an earlier order had stands right before what is wanted now. */
function ofReOrder(): typeof columns {
  const { tick, product, stock, price, packs, total, status, remove } = columns;
  const now = { ...packs, label: 'lines.column.now' } as const;
  return { tick, product, stock, price, given: then, packs: now, total, status, remove };
}

const reOrdered = ofReOrder();

export function columnsOf(isReOrder: boolean, counting: Counting): typeof columns {
  if (isReOrder) return reOrdered;
  return counting === 'units' ? inUnits : columns;
}
