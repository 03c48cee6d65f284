import type { Counting } from '#domain/quantity';

import { namedColumns } from '../../../ui/table/columns';

export const columns = namedColumns({
  tick: { label: 'lines.column.tick', width: '1.5rem', isQuiet: true, fold: 'lead' },
  original: { label: 'lines.column.code', width: '8.5rem', narrow: '7rem', isPlain: true },
  product: { label: 'lines.column.product', width: 2, fold: 'head' },
  stock: { label: 'lines.column.stock', width: '4.25rem', isNumber: true, absent: 'both' },
  price: {
    label: 'lines.column.price',
    width: '5.5rem',
    isNumber: true,
    fold: 'right',
    isPlain: true,
    absent: 'narrow',
  },
  packs: { label: 'lines.column.packs', width: '16rem', narrow: '11rem', fold: 'tall' },
  total: {
    label: 'lines.column.total',
    width: '5.5rem',
    isNumber: true,
    fold: 'right',
    isPlain: true,
  },
  status: { label: 'lines.column.status', width: 1, fold: 'bare', under: 'product' },
  remove: { label: 'lines.column.remove', width: '2rem', isQuiet: true, fold: 'end' },
});

const unitColumns: typeof columns = {
  ...columns,
  packs: { ...columns.packs, label: 'lines.column.units' },
};

/** The quantity of an earlier order. */
export const previousColumn: (typeof columns)['original'] = {
  ...columns.original,
  label: 'lines.column.then',
  width: '3.5rem',
  narrow: '3rem',
  isNumber: true,
  fold: 'before',
};

/** Columns for re-ordering: the earlier quantity comes right before the new one. */
function makeReOrderColumns(): typeof columns {
  const { tick, product, stock, price, packs, total, status, remove } = columns;
  return {
    tick,
    product,
    stock,
    price: { ...price, absent: undefined },
    original: previousColumn,
    packs: { ...packs, label: 'lines.column.now' },
    total,
    status,
    remove,
  };
}

const reOrderColumns = makeReOrderColumns();

export function columnsOf(isReOrder: boolean, counting: Counting): typeof columns {
  if (isReOrder) return reOrderColumns;
  return counting === 'units' ? unitColumns : columns;
}
