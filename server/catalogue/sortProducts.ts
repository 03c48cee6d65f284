import type { Language } from '#domain/languages';
import { plainName } from '#domain/plainName';
import type { Sort } from '#domain/sorting';

import type { Db } from '../db/client';
import { LIST_PRICES } from '../db/prices';
import { readNames } from '../db/productIndex';
import type { ReadScope } from '../db/products';

import { cachePerOwner } from './cache';
import { fold } from './fold';
import { inBatches } from './inBatches';
import { packPrices } from './packPrices';
import { invertPermutation, type Numbers, type Snapshot } from './snapshot';

/** Sort key of a product; products with equal keys keep their order. */
type SortKey = (number: number) => number;

const NEW_CLASS = 'F';

/** Sorts a list of products. */
export async function sortProducts(
  db: Db,
  snapshot: Snapshot,
  numbers: Numbers,
  sort: Sort,
  scope: ReadScope,
): Promise<Numbers> {
  const keyOf = await SORT_KEYS[sort](db, snapshot, scope, numbers);
  const keys = Float64Array.from(numbers, keyOf);
  const places = Uint32Array.from(keys.keys()).sort((a, b) => keys[a]! - keys[b]!);
  return places.map((place) => numbers[place]!);
}

type SortKeyFactory = (
  db: Db,
  snapshot: Snapshot,
  scope: ReadScope,
  numbers: Numbers,
) => SortKey | Promise<SortKey>;

const SORT_KEYS: Record<Sort, SortKeyFactory> = {
  name: async (db, snapshot, { language }) =>
    byPosition(await positionsByName(db, snapshot, language)),
  number: (_db, snapshot) => byPosition(positionsByCode(snapshot)),
  price: (db, snapshot, scope, numbers) => byPrice(db, snapshot, scope, numbers, 1),
  'price-down': (db, snapshot, scope, numbers) => byPrice(db, snapshot, scope, numbers, -1),
  'list-price': (db, snapshot, scope, numbers) =>
    byPrice(db, snapshot, { ...scope, buyer: LIST_PRICES }, numbers, 1),
  'list-price-down': (db, snapshot, scope, numbers) =>
    byPrice(db, snapshot, { ...scope, buyer: LIST_PRICES }, numbers, -1),
  new: (_db, { classOf, classes }, { country }) => {
    const newClass = classes.texts.indexOf(NEW_CLASS);
    return (number) => (classOf[country][number] === newClass ? 0 : 1);
  },
};

const byPosition =
  (positions: Uint32Array): SortKey =>
  (number) =>
    positions[number]!;

/** The buyer's current price, read for the products of the list only. */
async function byPrice(
  db: Db,
  { productIds }: Snapshot,
  scope: ReadScope,
  numbers: Numbers,
  direction: 1 | -1,
): Promise<SortKey> {
  const pricedIds = Array.from(numbers, (number) => productIds[number]!);
  const prices = await packPrices(db, pricedIds, scope);
  return (number) => {
    const cents = prices.get(productIds[number]!);
    return cents === undefined ? Number.MAX_SAFE_INTEGER : direction * cents;
  };
}

const positionCacheOf = cachePerOwner<Snapshot, Uint32Array>();

function positionsByCode(snapshot: Snapshot): Uint32Array {
  const cache = positionCacheOf(snapshot);
  return cache.get('number') ?? cache.set('number', invertPermutation(snapshot.codes.numbers));
}

/**
 * Each product's position by name in a language: numbers compare by value, accents and case are
 * ignored.
 */
async function positionsByName(
  db: Db,
  snapshot: Snapshot,
  language: Language,
): Promise<Uint32Array> {
  const cache = positionCacheOf(snapshot);
  const cached = cache.get(`name ${language}`);
  if (cached) return cached;
  const keys = new Map<string, string>();
  for await (const chunk of inBatches((after, limit) => readNames(db, language, after, limit))) {
    for (const { product_id, name } of chunk) keys.set(product_id, nameKey(name));
  }
  const keyOf = snapshot.productIds.map((productId) => keys.get(productId) ?? '');
  const order = Uint32Array.from(snapshot.productIds.keys()).sort((a, b) =>
    keyOf[a] === keyOf[b] ? a - b : keyOf[a]! < keyOf[b]! ? -1 : 1,
  );
  return cache.set(`name ${language}`, invertPermutation(order));
}

/** Digits that numbers in a name are padded to. */
const PADDED_DIGITS = 9;

export const nameKey = (html: string): string =>
  fold(plainName(html))
    .replace(/\d+/g, (digits) => digits.padStart(PADDED_DIGITS, '0'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
