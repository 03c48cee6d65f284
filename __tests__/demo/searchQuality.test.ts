/** @catalogue both */

import { sharesFound } from '../../bench/finding';
import { makeDemo } from '../../demo/makeDemo';
import type { Catalogue } from '../../server/catalogue/catalogue';
import { openTestCatalogue } from '../support/openTestCatalogue';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
let catalogue: Catalogue;
let shares: Map<string, number>;
beforeAll(async () => {
  database = await openTestDatabase();
  await makeDemo(database.db, { products: 900, now: new Date('2026-11-20T15:00:00Z') });
  catalogue = await openTestCatalogue(database);
  shares = await sharesFound(database.db, catalogue, 30);
});
afterAll(async () => {
  catalogue.close();
  await database.close();
});

describe('a search in the demo catalogue', () => {
  it.each([
    ['products called by another name', 0.99],
    ['products called by another real name', 0.99],
    ['names with a misspelled word', 0.99],
    ['two words, one misspelled', 0.97],
    ['one misspelled word alone', 0.93],
    ['one misspelled word alone, on the first page', 0.97],
    ['French and Spanish without accents', 0.98],
  ])('finds %s', (set, least) => {
    expect(shares.get(set)).toBeGreaterThanOrEqual(least);
  });
});
