/** @engines both */

import fc from 'fast-check';

import { COUNTRIES } from '../../domain/countries';
import { FACETS } from '../../domain/facetNames';
import { LANGUAGES } from '../../domain/languages';
import { openCatalogue, type Catalogue } from '../../server/catalogue/catalogue';
import {
  bumpCatalogueVersion,
  MAX_LISTED_PRODUCTS,
  readCatalogueVersion,
  readChanges,
} from '../../server/catalogue/version';
import type { View } from '../../server/catalogue/view';
import type { Db } from '../../server/db/client';
import { addSmallProduct, storeSmallCatalogue } from '../support/smallCatalogue';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { trials } from '../support/trials';

let database: TestDatabase;
let db: Db;
let catalogue: Catalogue;
beforeEach(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  await storeSmallCatalogue(db);
  catalogue = await openCatalogue(db, { pollMs: 1e9 });
});
afterEach(async () => {
  catalogue.close();
  await database.close();
});

const CATEGORIES = ['ART', 'ART PNT ACR', 'ART BRU', 'SEW', 'SEW SCI', 'SCH SCI', 'EMP', 'none'];
const IDS = ['AC1001', 'BR-302', 'SC700', '0120043', 'br302', 'NEW-1', 'NEW1', 'NEW 2', 'Z9', 'Q'];
/** Words with a common stem, with two spellings, or written as one word or two. */
const WORDS = [
  ...['Brush', 'Brushes', 'brush', 'Crème', 'Creme', 'Café', 'Cafe', 'Paint', 'Paints', 'Painting'],
  ...['X-Acto', 'Xacto', '5,5', '5.5', '12"', 'Pinceau', 'pinceaux', 'Acrílico', 'acrilicos'],
  ...['paintbrush', 'Scissors', 'œuf', 'oeuf', 'Set', 'of', '<b>Blue</b>', 'Blu', 'Flat'],
];
const QUERIES = [
  ...['brush', 'brushes', 'brushe', 'bru', 'creme', 'crème', 'crem', 'cafe', 'kafe', 'paints'],
  ...['paint brush', 'paintbrsh', 'x-acto', 'xacto', 'xact', '5.5', 'pinceau plat', 'pinceux'],
  ...[
    'acrilico',
    'scissors',
    'sisors',
    'oeuf',
    'new',
    'NEW1',
    'br302',
    'blue',
    'flat crem',
    'navy',
  ],
];

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const name = fc.array(oneOf(WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const flag = oneOf(['', 'F', 'R', 'Y', 'N', 'X']);
const facets = {
  brand: oneOf(['', 'Fauve', 'Crème', 'creme', 'Aquarenne']),
  color: oneOf(['', 'Red', 'Grey', 'Gray', 'Blue']),
  type: oneOf(['Brush', 'Brushes', 'Thread']),
  size: oneOf(['', '60 ml', '5,5', 'No. 8']),
};
const product = fc.record({
  id: oneOf(IDS),
  category: oneOf(CATEGORIES.slice(0, -1)),
  names: fc.tuple(name, name, name),
  ...facets,
  classes: fc.record({ CA: flag, US: flag }, { requiredKeys: [] }),
  popularity: fc.nat(3),
  active: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
});
const change = fc.record({ product, position: fc.nat(8) });

/** Applies changes as the desk or the API does: replaces the rows and reports the products. */
async function write(
  changes: readonly (typeof change extends fc.Arbitrary<infer One> ? One : never)[],
) {
  await db.transaction().execute(async (tx) => {
    for (const { product: one, position } of changes) {
      for (const table of ['product_barcodes', 'offers'] as const) {
        await tx.deleteFrom(table).where('product_id', '=', one.id).execute();
      }
      await tx.deleteFrom('product_group_products').where('product_id', '=', one.id).execute();
      await tx.deleteFrom('products').where('product_id', '=', one.id).execute();
      const { classes, ...row } = one;
      await addSmallProduct(
        tx,
        Object.keys(classes).length > 0 ? { ...row, classes } : row,
        position,
      );
    }
    await bumpCatalogueVersion(
      tx,
      changes.map(({ product: one }) => one.id),
    );
  });
}

/** Returns every result of a view, in each country and language. */
async function everythingOf(view: View) {
  const answers: unknown[] = [view.size];
  for (const country of COUNTRIES) {
    const all = view.filter({ country });
    const ids = await all.ids(db, 0, view.size);
    answers.push(ids, await all.flags(db, country));
    for (const category of CATEGORIES) {
      const list = view.filter({ country, category });
      answers.push(category, await list.ids(db, 0, 99), await list.flags(db, country));
    }
    for (const code of ['F', 'X']) {
      answers.push(await view.filter({ country, classes: [code] }).ids(db, 0, 99));
    }
    answers.push(await view.filter({ country, color: ['Gris'] }).ids(db, 0, 99));
    answers.push(await (await view.bestSellers(db, country)).ids(db, 0, 99));
    for (const id of [...ids, ...IDS]) {
      answers.push(await view.idsOfTypedId(db, id), await view.variants(db, id, country));
      answers.push(await view.similar(db, id, country, 5));
    }
    for (const language of LANGUAGES) {
      answers.push(await view.menu(db, country, language));
      answers.push(await view.displayCategories(db, country, language));
      for (const facet of FACETS) answers.push(await all.values(db, facet, language));
      const scope = { country, language, buyer: null };
      answers.push(await (await all.sorted(db, 'name', scope)).ids(db, 0, 99));
      for (const text of QUERIES) {
        const { list, ...words } = await view.search(db, { text, country, language });
        answers.push(text, words, await list.ids(db, 0, 99));
      }
    }
  }
  return answers;
}

describe('a catalogue in which some products change', () => {
  it('gives the same answers as one that is read from scratch', async () => {
    const rounds = fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 6 }),
      async (changes) => {
        const { size } = catalogue.view;
        await write(changes);
        await catalogue.refresh();
        const fresh = await openCatalogue(db, { pollMs: 1e9 });
        expect(await everythingOf(catalogue.view)).toEqual(await everythingOf(fresh.view));
        expect(size).toBeGreaterThan(0);
        fresh.close();
      },
    );
    await fc.assert(rounds, { numRuns: trials(8), endOnFailure: true });
  });

  it('rereads only the products that a change names', async () => {
    await db.updateTable('products').where('product_id', '=', 'SC700').set({ active: 0 }).execute();
    const before = catalogue.view;
    await write([
      {
        product: {
          id: 'NEW-1',
          category: 'SEW',
          names: ['Tape', 'Ruban', 'Cinta'],
          brand: '',
          color: '',
          type: '',
          size: '',
          popularity: 0,
          active: true,
          classes: { CA: '' },
        },
        position: 3,
      },
    ]);
    await catalogue.refresh();
    expect(await catalogue.view.idsOfTypedId(db, 'NEW-1')).toEqual(['NEW-1']);
    expect(await catalogue.view.idsOfTypedId(db, 'SC700')).toEqual(['SC700']);
    expect(await before.idsOfTypedId(db, 'NEW-1')).toEqual([]);
    expect(catalogue.view.version).toBe(await readCatalogueVersion(db));

    await bumpCatalogueVersion(db);
    await catalogue.refresh();
    expect(await catalogue.view.idsOfTypedId(db, 'SC700')).toEqual([]);
  });
});

describe('the changes since a version', () => {
  it('are listed as long as each names its products, and they are not too many', async () => {
    const first = await readCatalogueVersion(db);
    await bumpCatalogueVersion(db, ['A']);
    const second = await readCatalogueVersion(db);
    await bumpCatalogueVersion(db, ['B', 'A']);
    expect(await readChanges(db, first)).toMatchObject({ seen: ['A', 'B'] });
    expect(await readChanges(db, second)).toMatchObject({ seen: ['B', 'A'] });
    expect(await readChanges(db, 'another')).toMatchObject({ seen: 'whole' });

    const third = await readCatalogueVersion(db);
    expect(await readChanges(db, third)).toEqual({ version: third, seen: [] });
    await bumpCatalogueVersion(
      db,
      Array.from({ length: MAX_LISTED_PRODUCTS }, (_, at) => `P${at}`),
    );
    expect((await readChanges(db, third)).seen).toHaveLength(MAX_LISTED_PRODUCTS);
    expect(await readChanges(db, second)).toMatchObject({ seen: 'whole' });
    await bumpCatalogueVersion(
      db,
      Array.from({ length: MAX_LISTED_PRODUCTS + 1 }, (_, at) => `P${at}`),
    );
    expect(await readChanges(db, third)).toMatchObject({ seen: 'whole' });
  });

  it('cover the whole catalogue if a server that names no products changed it meanwhile', async () => {
    const first = await readCatalogueVersion(db);
    await bumpCatalogueVersion(db, ['A']);
    await db
      .updateTable('meta')
      .where('key', '=', 'catalogue_version')
      .set({ value: 'by another' })
      .execute();
    expect(await readChanges(db, first)).toEqual({ version: 'by another', seen: 'whole' });
    await bumpCatalogueVersion(db, ['B']);
    expect(await readChanges(db, first)).toMatchObject({ seen: 'whole' });
    expect(await readChanges(db, 'by another')).toMatchObject({ seen: ['B'] });
  });
});
