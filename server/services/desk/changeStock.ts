import type { Country } from '#domain/countries';
import type { StockReason, StockEntryMode } from '#domain/deskProducts';

import { lockOffers } from '../../db/offers';
import { formatSource } from '../../db/sources';
import { packsToShip } from '../../db/stock';
import { heldPacks } from '../../db/stockReports';
import { storeStock } from '../../db/storeStock';
import { productSubject, type Action } from '../actions/action';
import { Refusal } from '../actions/refusal';
import { changeOne } from '../exchange/changeOne';
import { stock } from '../exchange/stock';

interface StockChange {
  product_id: string;
  country: Country;
  how: StockEntryMode;
  packs: number;
  /** Packs available when the user last looked. */
  seen: number;
  reason: StockReason;
  note?: string | undefined;
}

/**
 * Sets a product's stock in a country. A count on the shelf includes packs already promised, so
 * packs still to be shipped are subtracted, whatever was `seen`. In the other modes, nothing
 * changes if the available packs are no longer those `seen`.
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
    event: {
      subject: productSubject(product_id),
      version: 0,
      data: { fields: ['available'], country, before, after, how, reason, ...(note && { note }) },
    },
  });
  if (how === 'change') return;
  // The number has its own time, so an older report by another system is stale from here on.
  const asOf = at.toISOString();
  const held = (await heldPacks(tx, country, [product_id])).get(product_id) ?? 0;
  const components = { stock_reported: after + held, stock_seq: 0, stock_changed: 0 };
  await storeStock(tx, country, [
    { product_id, available: after, asOf, source: formatSource(actor, asOf), components },
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
