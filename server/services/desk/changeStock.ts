import type { Country } from '#domain/countries';
import type { StockReason, StockWay } from '#domain/deskProducts';

import { lockOffers } from '../../db/offers';
import { writeSource } from '../../db/sources';
import { packsToShip } from '../../db/stock';
import { heldPacks, storeStock } from '../../db/stockReports';
import { productSubject, type Action } from '../action';
import { changeOne } from '../exchange/changeOne';
import { stock } from '../exchange/stock';
import { Refusal } from '../refusal';

interface StockChange {
  product_id: string;
  country: Country;
  how: StockWay;
  packs: number;
  /** What could be sold when it was looked at. */
  seen: number;
  reason: StockReason;
  note?: string | undefined;
}

/**
 * Says what there is of a product in a country. What lies on the shelf is promised in part: packs that are
 * still to be shipped are taken off, whatever was seen. Otherwise nothing is done where what can be sold is
 * no longer what was seen.
 */
export async function changeStock(action: Action, change: StockChange): Promise<void> {
  const { tx, actor, at } = action;
  const { product_id, country, how, seen, reason, note } = change;
  const [offer] = await lockOffers(tx, country, [product_id]);
  if (!offer) throw new Refusal(404, 'exchange.noProduct');
  const before = offer.available;
  if (how !== 'counted' && seen !== before)
    throw new Refusal(409, 'desk.stockMoved', { params: { seen, now: before } });

  const after = await packsAfter(action, change, before);
  await changeOne(action, stock, {
    content: { product_id, country, change: after - before, if_available: before },
    seen: undefined,
    current: 0,
    told: {
      subject: productSubject(product_id),
      version: 0,
      data: { fields: ['available'], country, before, after, how, reason, ...(note && { note }) },
    },
  });
  if (how === 'change') return;
  // A number of its own time: an older report of another system is stale from now on.
  const asOf = at.toISOString();
  const held = (await heldPacks(tx, country, [product_id])).get(product_id) ?? 0;
  const said = { stock_reported: after + held, stock_seq: 0, stock_changed: 0 };
  await storeStock(tx, country, [
    { product_id, available: after, asOf, source: writeSource(actor, asOf), said },
  ]);
}

async function packsAfter(
  { tx }: Action,
  { how, packs, country, product_id }: StockChange,
  before: number,
): Promise<number> {
  if (how === 'sellable') return packs;
  if (how === 'change') return before + packs;
  return packs - (await packsToShip(tx, country, product_id));
}
