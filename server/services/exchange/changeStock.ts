import type { StockChange } from '#contract/v1/stock';
import type { Country } from '#domain/countries';
import type { StockEntryMode } from '#domain/deskProducts';

import { lockOffers } from '../../db/offers';
import { formatSource } from '../../db/sources';
import { packsToShip } from '../../db/stock';
import { heldPacks } from '../../db/stockReports';
import { storeStock } from '../../db/storeStock';
import { productSubject, type Action } from '../actions/action';
import type { KeyedOutcome } from '../actions/outcomes';
import { Refusal } from '../actions/refusal';

import { changeOne } from './changeOne';
import { stock } from './stock';

type OfferStock = StockChange & { product_id: string; country: Country };

/**
 * Changes a product's stock in a country. A count on the shelf includes packs already promised, so
 * packs still to be shipped are subtracted.
 */
export async function changeStock(action: Action, sent: OfferStock): Promise<KeyedOutcome> {
  const { tx, actor, at } = action;
  const { product_id, country, if_available: seen, expected_on, reason, note } = sent;
  const [offer] = await lockOffers(tx, country, [product_id]);
  if (!offer) throw new Refusal(404, 'exchange.noProduct');
  const before = offer.available;
  if (seen !== undefined && seen !== before)
    throw new Refusal(409, 'desk.stockMoved', { params: { seen, now: before } });

  const { how, after } = await packsAfter(action, sent, before);
  const isDayOnly = expected_on !== undefined && after === before;
  const changedFields = [
    ...(isDayOnly ? [] : ['available']),
    ...(expected_on === undefined ? [] : ['expected_on']),
  ];
  const outcome = await changeOne(action, stock, {
    content: {
      product_id,
      country,
      change: after - before,
      if_available: before,
      ...(expected_on !== undefined && { expected_on }),
    },
    seen: undefined,
    current: 0,
    event: {
      subject: productSubject(product_id),
      version: 0,
      data: {
        fields: changedFields,
        country,
        before,
        after,
        how,
        ...(reason && { reason }),
        ...(note && { note }),
      },
    },
  });
  if (how === 'change') return outcome;
  // The number has its own time, so an older report by another system is stale from here on.
  const asOf = at.toISOString();
  const held = (await heldPacks(tx, country, [product_id])).get(product_id) ?? 0;
  const components = { stock_reported: after + held, stock_seq: 0, stock_changed: 0 };
  await storeStock(tx, country, [
    {
      product_id,
      available: after,
      asOf,
      source: formatSource(actor, asOf),
      components,
      expectedOn: expected_on === undefined ? offer.expected_on : expected_on,
    },
  ]);
  return outcome;
}

/** Returns the available packs after a change that gives them in exactly one way. */
async function packsAfter(
  { tx }: Action,
  { available, counted, change, expected_on, country, product_id }: OfferStock,
  before: number,
): Promise<{ how: StockEntryMode; after: number }> {
  const given = [available, counted, change].filter((packs) => packs !== undefined);
  if (given.length === 0 && expected_on !== undefined) return { how: 'change', after: before };
  if (given.length !== 1) throw new Refusal(400, 'exchange.stockWhich', { field: 'available' });
  if (available !== undefined) return { how: 'sellable', after: available };
  if (counted === undefined) return { how: 'change', after: before + (change ?? 0) };
  return { how: 'counted', after: counted - (await packsToShip(tx, country, product_id)) };
}
