import type { ComparedRow } from '../../catalogue-writing/compareRows';
import type { Reason, KeyedOutcome } from '../actions/outcomes';

import { outcomeOf, type KeyedRow } from './dataKind';

/**
 * Converts the importer's outcome of a row to the one reported to the sender; `refused` is the
 * reason for a refusal.
 */
export function toRowOutcome(
  row: KeyedRow<unknown>,
  { outcome, changes }: ComparedRow,
  refused: Required<Omit<Reason, 'params'>>,
): KeyedOutcome {
  if (outcome === 'refused') return { ...outcomeOf(row, 'error'), ...refused };
  const withChanges = changes && { changes };
  if (outcome !== 'set aside') return { ...outcomeOf(row, outcome), ...withChanges };
  const reason = { code: 'exchange.priceJump', field: 'selling_price' } as const;
  return { ...outcomeOf(row, 'needs_confirmation'), ...reason, ...withChanges };
}
