import { MAX_LISTED, type ListPrice, type PriceList } from '#contract/v1/priceListReads';
import { parseCountry } from '#domain/countries';
import { addDays, localDay } from '#domain/days';
import { fromCents } from '#domain/money';
import { priceListCode } from '#domain/priceLists';
import { priceFields } from '#domain/unitPrice';

import { inSnapshot, type Db } from '../../db/client';
import { readOffers } from '../../db/offers';
import type { PriceStepRow } from '../../db/priceListChanges';
import {
  countsOfLists,
  priceListByCode,
  priceListsAfter,
  stepsAfter,
  type StoredPriceList,
} from '../../db/priceListReads';
import { Refusal } from '../actions/refusal';

interface PageRequest {
  after?: string | undefined;
  limit?: number | undefined;
}

/** Presents price lists without their prices; days are those of the server's clock. */
export async function presentPriceLists(
  db: Db,
  lists: readonly StoredPriceList[],
): Promise<PriceList[]> {
  const countsOf = await countsOfLists(
    db,
    lists.map(({ code }) => code),
  );
  return lists.map((list) => ({
    code: list.code,
    version: list.version,
    name: list.name,
    country: parseCountry(list.country),
    percent_off: list.percent_off > 0 ? list.percent_off / 100 : null,
    binding: list.is_binding === 1,
    public: list.is_public === 1,
    starts_on: list.starts_at ? dayOf(list.starts_at) : null,
    ends_on: list.ends_at === null ? null : addDays(dayOf(list.ends_at), -1),
    ...countsOf(list.code),
    as_of: list.as_of,
  }));
}

const dayOf = (moment: string): string => localDay(new Date(moment));

/** Prices of a list beside the list prices of its country. */
export async function presentListPrices(
  db: Db,
  country: string,
  steps: readonly PriceStepRow[],
): Promise<ListPrice[]> {
  if (steps.length === 0) return [];
  const offers = await readOffers(db, country, [
    ...new Set(steps.map(({ product_id }) => product_id)),
  ]);
  const listPrices = new Map(
    offers.map((offer) => [offer.product_id, priceFields(offer, []).selling_price]),
  );
  return steps.map(({ product_id, quantity_from, unit_cents }) => ({
    product_id,
    quantity_from,
    unit_price: fromCents(unit_cents),
    list_price: listPrices.get(product_id) ?? null,
  }));
}

export async function requirePriceList(db: Db, sentCode: string): Promise<StoredPriceList> {
  const list = await priceListByCode(db, priceListCode(sentCode));
  if (!list) throw new Refusal(404, 'exchange.noPriceList', { field: 'code' });
  return list;
}

/** Returns a list, ignoring the case of its code. */
export async function showPriceList(db: Db, code: string): Promise<PriceList> {
  const [presented] = await presentPriceLists(db, [await requirePriceList(db, code)]);
  return presented!;
}

interface Turning {
  next: string | null;
  more: boolean;
}

/** Returns a page of all lists, by code. */
export const readPriceLists = (
  db: Db,
  { after, limit = MAX_LISTED.lists }: PageRequest,
): Promise<{ price_lists: PriceList[] } & Turning> =>
  inSnapshot(db, async (tx) => {
    const found = await priceListsAfter(tx, parseCursor(after), limit + 1);
    const page = found.slice(0, limit);
    return {
      price_lists: await presentPriceLists(tx, page),
      ...turningAfter(found.length > limit ? page.at(-1)?.code : undefined),
    };
  });

/** Returns a page of the prices of a list, by product and quantity. */
export const readListPrices = (
  db: Db,
  code: string,
  { after, limit = MAX_LISTED.prices }: PageRequest,
): Promise<{ prices: ListPrice[] } & Turning> =>
  inSnapshot(db, async (tx) => {
    const list = await requirePriceList(tx, code);
    const found = await stepsAfter(tx, list.code, parseStep(parseCursor(after)), limit + 1);
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return {
      prices: await presentListPrices(tx, list.country, page),
      ...turningAfter(last && `${last.quantity_from} ${last.product_id}`),
    };
  });

/** What follows a page: a cursor of the position of its last row, unless it is the last page. */
const turningAfter = (position: string | undefined): Turning =>
  position === undefined
    ? { next: null, more: false }
    : { next: Buffer.from(position).toString('base64url'), more: true };

const malformed = () => new Refusal(400, 'cursor.malformed', { field: 'after' });

function parseCursor(text = ''): string {
  const position = Buffer.from(text, 'base64url').toString();
  const isOne = Buffer.from(position).toString('base64url') === text && !position.includes('\0');
  if (!isOne) throw malformed();
  return position;
}

function parseStep(position: string) {
  if (position === '') return { product_id: '', quantity_from: 0 };
  const [, from, product_id] = /^(\d{1,7}) (.+)$/s.exec(position) ?? [];
  if (!from || !product_id) throw malformed();
  return { product_id, quantity_from: Number(from) };
}
