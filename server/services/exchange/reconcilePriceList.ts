import type { ConfirmedCounts } from '#domain/importGuards';
import { priceListCode } from '#domain/priceLists';
import { trimProductId } from '#domain/productIds';

import {
  lockPriceLists,
  productsOfList,
  removeProductsFromList,
  touchPriceLists,
} from '../../db/priceListChanges';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { emptyEstimate, questionAbout } from './confirmationQuestion';
import { priceLists } from './priceLists';

/** Removes the prices of all other products from a list; returns how many products left it. */
export async function reconcilePriceList(
  { tx, record }: Action,
  sentCode: string,
  productIds: readonly string[],
  confirmed: ConfirmedCounts,
): Promise<number> {
  const code = priceListCode(sentCode);
  const [list] = await lockPriceLists(tx, [code]);
  if (!list) throw new Refusal(404, 'exchange.noPriceList', { field: 'code' });
  const kept = new Set(productIds.map(trimProductId));
  const listed = await productsOfList(tx, code);
  const leaving = listed.filter((productId) => !kept.has(productId));
  const withdrawals = { count: leaving.length, of: listed.length };
  const question = questionAbout({ ...emptyEstimate().impact, withdrawals }, leaving, confirmed);
  if (question) throw new Refusal(409, 'exchange.needsConfirmation', { question });
  if (leaving.length === 0) return 0;
  await removeProductsFromList(tx, code, leaving);
  await touchPriceLists(tx, [code], undefined);
  record({
    kind: 'price_list.changed',
    subject: priceLists.name,
    version: 0,
    data: { price_list: code, withdrawn: leaving.length },
  });
  return leaving.length;
}
