import type { RowTold } from '../../import/compareRows';

import { toldOf, type Placed } from './dataKind';
import type { RowOutcome } from './outcomes';

type Reason = Required<Pick<RowOutcome, 'code' | 'field'>>;

/** What came of a row in the importer's terms, as whoever sent it is told; `refused` is why it could not be used. */
export function fromRowTold(
  row: Placed<unknown>,
  { outcome, changes }: RowTold,
  refused: Reason,
): RowOutcome {
  if (outcome === 'refused') return { ...toldOf(row, 'error'), ...refused };
  const told = changes && { changes };
  if (outcome !== 'set aside') return { ...toldOf(row, outcome), ...told };
  const why = { code: 'exchange.priceJump', field: 'selling_price' } as const;
  return { ...toldOf(row, 'needs_confirmation'), ...why, ...told };
}
