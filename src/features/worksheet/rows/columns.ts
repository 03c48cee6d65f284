import type { Counting } from '../../../slices/worksheets/sheet';
import { namedColumns } from '../../../ui/table/columns';

export const columns = namedColumns({
  tick: { label: 'lines.column.tick', width: '24px', isQuiet: true, fold: 'lead' },
  given: { label: 'lines.column.code', width: '9.5rem' },
  product: { label: 'lines.column.product', width: 'minmax(0, 5fr)', fold: 'head' },
  possible: {
    label: 'lines.column.possible',
    width: '4rem',
    isNumber: true,
    fold: 'right',
    under: 'packs',
  },
  packs: { label: 'lines.column.packs', width: 'clamp(9.5rem, 19vw, 16.5rem)', fold: 'left' },
  price: {
    label: 'lines.column.price',
    width: '5.5rem',
    isNumber: true,
    fold: 'left',
    under: 'total',
  },
  total: { label: 'lines.column.total', width: '6rem', isNumber: true, fold: 'right' },
  status: { label: 'lines.column.status', width: 'minmax(0, 3fr)', fold: 'bare', under: 'product' },
  remove: { label: 'lines.column.remove', width: '44px', isQuiet: true, fold: 'end' },
});

const inUnits: typeof columns = {
  ...columns,
  packs: { ...columns.packs, label: 'lines.column.units' },
};

/** Beside what an earlier order had stands no box for a code. */
const ofReOrder: typeof columns = {
  ...columns,
  given: { ...columns.given, label: 'lines.column.last', width: '6rem' },
};

export function columnsOf(isReOrder: boolean, counting: Counting): typeof columns {
  if (isReOrder) return ofReOrder;
  return counting === 'units' ? inUnits : columns;
}
