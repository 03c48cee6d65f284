import { FACETS } from '#domain/facetNames';

import type { CatalogueFilters, OrderedProducts, View } from '../server/catalogue/view';
import type { Db } from '../server/db/client';
import { readIndexRowsByIds, readNamesByIds, type IndexRow } from '../server/db/productIndex';
import { weighDemand } from '../server/services/history/demand';
import { openDemand } from '../server/services/history/openDemand';

import type { Dice } from './queries/dice';
import { mistype, SLIPS } from './queries/slips';

const COUNTRY = 'CA';
const SCOPE = { country: COUNTRY, language: '', buyer: { priceLists: [] } } as const;
const PAGE = 25;
/** Number of products of a suggestion's basis. */
const BOUGHT = 50;

/** A product that has every filter's value, as calls ask for it, its like, or its place in a list. */
export interface Wanted extends IndexRow {
  name: string;
  place: number;
}

/** Returns products from everywhere in the catalogue, `chunk` neighbours at a time. */
export async function sampleProducts(
  db: Db,
  view: View,
  dice: Dice,
  { chunks, chunk }: { chunks: number; chunk: number },
): Promise<Wanted[]> {
  const list = view.filter({ country: COUNTRY });
  const count = await list.count(db);
  const wanted: Wanted[] = [];
  for (let read = 0; read < chunks; read += 1) {
    const place = dice.below(count);
    const ids = await list.ids(db, place, chunk);
    const names = await readNamesByIds(db, '', ids);
    for (const row of await readIndexRowsByIds(db, ids)) {
      const name = names.get(row.product_id) ?? '';
      if (FACETS.every((facet) => row[facet] !== '')) wanted.push({ ...row, name, place });
    }
  }
  return wanted;
}

export type CatalogueCall = (wanted: Wanted, dice: Dice) => Promise<unknown>;

/**
 * Every kind of query of a catalogue, by what it asks for. Each search is made in a new view, which
 * has no results cached.
 */
export async function catalogueCalls(
  db: Db,
  newView: () => View,
  sample: readonly Wanted[],
): Promise<Record<string, CatalogueCall>> {
  const view = newView();
  const demand = await openDemand()(db, new Date());
  const list = (filters: Omit<CatalogueFilters, 'country'>) =>
    view.filter({ country: COUNTRY, ...filters });
  const page = async (shown: OrderedProducts, first = 0) => [
    await shown.count(db),
    await shown.ids(db, first, PAGE),
  ];
  const byName = async (shown: OrderedProducts) => page(await shown.sorted(db, 'name', SCOPE));
  const byPrice = async (shown: OrderedProducts) =>
    page(await shown.sorted(db, 'price-down', SCOPE));
  const inStock = async (shown: OrderedProducts) => page(await shown.inStock(db, COUNTRY));
  const search = async (text: string) =>
    page((await newView().search(db, { text, country: COUNTRY, language: '' })).list);

  return {
    'a page of everything': ({ place }) => page(list({}), place),
    'a page of a category': ({ cat_code }) => page(list({ category: cat_code })),
    'a page of a brand': ({ brand }) => page(list({ brand: [brand] })),
    'a page of a brand and a colour': ({ brand, color }) =>
      page(list({ brand: [brand], color: [color] })),
    'a page of a brand, a colour and a size': ({ brand, color, size }) =>
      page(list({ brand: [brand], color: [color], size: [size] })),
    'a category by name': ({ cat_code }) => byName(list({ category: cat_code })),
    'a category by price': ({ cat_code }) => byPrice(list({ category: cat_code })),
    'a brand by name': ({ brand }) => byName(list({ brand: [brand] })),
    'a brand by price': ({ brand }) => byPrice(list({ brand: [brand] })),
    'a brand in a category by name': ({ brand, cat_code }) =>
      byName(list({ brand: [brand], category: cat_code })),
    'a colour by name': ({ color }) => byName(list({ color: [color] })),
    'a colour by price': ({ color }) => byPrice(list({ color: [color] })),
    'what is in stock of a category': ({ cat_code }) => inStock(list({ category: cat_code })),
    'what is in stock of a brand': ({ brand }) => inStock(list({ brand: [brand] })),
    'filters of a category': ({ cat_code }) => list({ category: cat_code }).values(db, 'brand', ''),
    'filters of a brand': ({ brand }) => list({ brand: [brand] }).values(db, 'color', ''),
    'sizes and colours of a product': ({ product_id }) => view.variants(db, product_id, COUNTRY),
    'similar products': ({ product_id }) => view.similar(db, product_id, COUNTRY, PAGE),
    'search for an id': ({ product_id }) => search(product_id),
    'search for a word': ({ name }, dice) => search(someWords(name, 1, dice).join(' ')),
    'search for two words': ({ name }, dice) => search(someWords(name, 2, dice).join(' ')),
    'search for a misspelt word': ({ name }, dice) =>
      search(withSlip(someWords(name, 1, dice), dice)),
    'search for two words, one misspelt': ({ name }, dice) =>
      search(withSlip(someWords(name, 2, dice), dice)),
    'search for a whole name': ({ name }) => search(name),
    'suggestions of what may be wanted next': (_wanted, dice) => {
      const bought = dice.shuffled(sample).slice(0, BOUGHT);
      const ids = bought.map(({ product_id }) => product_id);
      const weights = weighDemand(demand, { customerId: '', bought: ids });
      return view.likely(db, { bought: ids, weights, country: COUNTRY }, PAGE);
    },
  };
}

const someWords = (name: string, count: number, dice: Dice): string[] =>
  dice.shuffled(name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).slice(0, count);

const withSlip = (words: readonly string[], dice: Dice): string =>
  (mistype(words, SLIPS['letters swapped']!, dice) ?? words).join(' ');
