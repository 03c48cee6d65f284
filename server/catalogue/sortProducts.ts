import type { Language } from '#domain/languages';
import { sortsFor, type Sort } from '#domain/sorting';

import type { Db } from '../db/client';
import { readNames } from '../db/productIndex';
import { readPrices, type ReadScope } from '../db/products';

import { cachePerOwner } from './cache';
import { fold } from './fold';
import { inBatches } from './inBatches';
import { inverse, type Numbers, type Snapshot } from './snapshot';

/** Sort key of a product; products with equal keys keep their order. */
type KeyOf = (number: number) => number;

const NEW = 'F';

/** Sorts a list of products; never by price for a visitor. */
export async function sortProducts(
  db: Db,
  snapshot: Snapshot,
  numbers: Numbers,
  sort: Sort | undefined,
  scope: ReadScope,
): Promise<Numbers> {
  if (!sort || !sortsFor(scope.isCustomer).includes(sort)) return numbers;
  const keyOf = await KEYS[sort](db, snapshot, scope, numbers);
  return Uint32Array.from(numbers).sort((a, b) => keyOf(a) - keyOf(b));
}

type MakeKeys = (
  db: Db,
  snapshot: Snapshot,
  scope: ReadScope,
  numbers: Numbers,
) => KeyOf | Promise<KeyOf>;

const KEYS: Record<Sort, MakeKeys> = {
  name: async (db, snapshot, { language }) => inPlaces(await placesByName(db, snapshot, language)),
  number: (_db, snapshot) => inPlaces(placesByCode(snapshot)),
  price: (db, snapshot, scope, numbers) => byPrice(db, snapshot, scope, numbers, 1),
  'price-down': (db, snapshot, scope, numbers) => byPrice(db, snapshot, scope, numbers, -1),
  new: (_db, { classOf, classes }, { country }) => {
    const fresh = classes.texts.indexOf(NEW);
    return (number) => (classOf[country][number] === fresh ? 0 : 1);
  },
};

const inPlaces =
  (places: Uint32Array): KeyOf =>
  (number) =>
    places[number]!;

/** Current unit price, read for the products of the list only. */
async function byPrice(
  db: Db,
  { productIds }: Snapshot,
  { country }: ReadScope,
  numbers: Numbers,
  way: 1 | -1,
): Promise<KeyOf> {
  const asked = Array.from(numbers, (number) => productIds[number]!);
  const prices = await readPrices(db, asked, country);
  return (number) => {
    const price = prices.get(productIds[number]!);
    return price ? way * (price.sale_cents || price.selling_cents) : Number.MAX_SAFE_INTEGER;
  };
}

const placesOf = cachePerOwner<Snapshot, Uint32Array>();

function placesByCode(snapshot: Snapshot): Uint32Array {
  const kept = placesOf(snapshot);
  return kept.get('number') ?? kept.set('number', inverse(snapshot.codes.numbers));
}

/**
 * Each product's position by name in a language: numbers compare by value, accents and case are
 * ignored.
 */
async function placesByName(db: Db, snapshot: Snapshot, language: Language): Promise<Uint32Array> {
  const kept = placesOf(snapshot);
  const known = kept.get(`name ${language}`);
  if (known) return known;
  const keys = new Map<string, string>();
  for await (const chunk of inBatches((after, limit) => readNames(db, language, after, limit))) {
    for (const { product_id, name } of chunk) keys.set(product_id, nameKey(name));
  }
  const keyOf = snapshot.productIds.map((productId) => keys.get(productId) ?? '');
  const order = Uint32Array.from(snapshot.productIds.keys()).sort((a, b) =>
    keyOf[a] === keyOf[b] ? a - b : keyOf[a]! < keyOf[b]! ? -1 : 1,
  );
  return kept.set(`name ${language}`, inverse(order));
}

/** Digits that numbers in a name are padded to. */
const DIGITS = 9;

export const nameKey = (html: string): string =>
  fold(html.replace(/<[^>]*>/g, ''))
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
