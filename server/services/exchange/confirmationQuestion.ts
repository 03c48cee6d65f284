import { COUNTRIES } from '#domain/countries';
import { alarmsOf, MAX_UNCONFIRMED, type ConfirmedCounts, type Impact } from '#domain/importGuards';

import { readImportTotals } from '../../catalogue-writing/importTotals';
import type { Db } from '../../db/client';
import type { Question } from '../actions/refusal';

import type { ImpactEstimate } from './dataKind';

/** Maximum number of examples in a question. */
const MAX_EXAMPLES = 10;

export const emptyEstimate = (): ImpactEstimate => ({
  impact: {
    withdrawals: { count: 0, of: 0 },
    zeroed: { CA: { count: 0, of: 0 }, US: { count: 0, of: 0 } },
    prices: { count: 0, of: 0 },
  },
  examples: [],
});

/** Returns what must be confirmed before a batch is applied; `undefined` if nothing must. */
export async function questionOf(
  tx: Db,
  { impact, examples }: ImpactEstimate,
  confirmed: ConfirmedCounts,
): Promise<Question | undefined> {
  const { withdrawals, zeroed, prices } = impact;
  const isFew = [withdrawals, zeroed.CA, zeroed.US].every(({ count }) => count <= MAX_UNCONFIRMED);
  const totals = isFew ? impact : await readImportTotals(tx, COUNTRIES, true);
  const measured: Impact = {
    withdrawals: { ...totals.withdrawals, count: withdrawals.count },
    zeroed: {
      CA: { ...totals.zeroed.CA, count: zeroed.CA.count },
      US: { ...totals.zeroed.US, count: zeroed.US.count },
    },
    prices,
  };
  return questionAbout(measured, examples, confirmed);
}

/** The same, if the totals are known. */
export function questionAbout(
  impact: Impact,
  examples: readonly string[],
  confirmed: ConfirmedCounts,
): Question | undefined {
  const alarms = alarmsOf(impact, confirmed);
  if (alarms.length === 0) return undefined;
  const confirm = Object.fromEntries(alarms.map(({ guard, count }) => [guard, count]));
  return { confirm, examples: examples.slice(0, MAX_EXAMPLES) };
}
