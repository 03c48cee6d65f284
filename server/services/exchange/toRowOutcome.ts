import type { RowTold } from '../../import/compareRows';

import { outcomeOf, type Placed } from './dataKind';
import type { RowOutcome } from './outcomes';

type Reason = Required<Pick<RowOutcome, 'code' | 'field'>>;

/**
 * Converts the importer's outcome of a row to the one reported to the sender; `refused` is the
 * reason for a refusal.
 */
export function toRowOutcome(
  row: Placed<unknown>,
  { outcome, changes }: RowTold,
  refused: Reason,
): RowOutcome {
  if (outcome === 'refused') return { ...outcomeOf(row, 'error'), ...refused };
  const told = changes && { changes };
  if (outcome !== 'set aside') return { ...outcomeOf(row, outcome), ...told };
  const why = { code: 'exchange.priceJump', field: 'selling_price' } as const;
  return { ...outcomeOf(row, 'needs_confirmation'), ...why, ...told };
}
