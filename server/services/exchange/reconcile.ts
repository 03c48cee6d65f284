import { COUNTRIES } from '#domain/countries';
import type { ConfirmedCounts } from '#domain/importGuards';
import { trimProductId } from '#domain/productIds';

import { bumpCatalogueVersion } from '../../catalogue/version';
import { readImportTotals } from '../../catalogue-writing/importTotals';
import { withdraw } from '../../catalogue-writing/withdraw';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { questionAbout } from './confirmationQuestion';

/** Withdraws every product that is missing from the sender's list; returns their number. */
export async function reconcile(
  { tx, record }: Action,
  productIds: readonly string[],
  confirmed: ConfirmedCounts,
): Promise<number> {
  const totals = await readImportTotals(tx, COUNTRIES, true);
  const { own, demo, examples } = await withdraw(
    tx,
    new Set(productIds.map(trimProductId)),
    COUNTRIES,
  );
  const impact = { ...totals, withdrawals: { ...totals.withdrawals, count: own } };
  const question = questionAbout(impact, examples, confirmed);
  if (question) throw new Refusal(409, 'exchange.needsConfirmation', { question });
  const count = own + demo;
  if (count === 0) return 0;
  await bumpCatalogueVersion(tx);
  record({
    kind: 'catalogue.changed',
    subject: 'products',
    version: 0,
    data: { withdrawn: count },
  });
  return count;
}
