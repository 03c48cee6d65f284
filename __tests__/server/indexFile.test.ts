import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { openCatalogue } from '../../server/catalogue/catalogue';
import { bumpCatalogueVersion } from '../../server/catalogue/version';
import { storeSmallCatalogue } from '../support/smallCatalogue';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
let file: string;
beforeEach(async () => {
  database = await openTestDatabase();
  file = join(database.dataDir, 'catalogue.index');
  await storeSmallCatalogue(database.db);
  await keepCatalogue();
});
afterEach(() => database.close());

/** Waits until the catalogue file has been saved, as a running server does. */
async function keepCatalogue() {
  const before = stamp();
  const catalogue = await openCatalogue(database.db, { file, pollMs: 5 });
  while (stamp() === before) await setImmediate();
  catalogue.close();
}

const stamp = () => (existsSync(file) ? statSync(file).ino : 0);

/** Deactivates a product without notification, so that only rereading the database reveals it. */
const hide = (productId: string) =>
  database.db
    .updateTable('products')
    .set({ active: 0 })
    .where('product_id', '=', productId)
    .execute();

async function opened() {
  const catalogue = await openCatalogue(database.db, { file, pollMs: 60_000 });
  const { view } = catalogue;
  const find = async (text: string, language: '' | 'fr' | 'es' = '') => {
    const { list } = await view.search(database.db, { text, country: 'CA', language });
    return list.ids(database.db, 0, view.size);
  };
  catalogue.close();
  const known = [
    ...(await view.filter({ country: 'CA' }).ids(database.db, 0, view.size)),
    ...(await view.filter({ country: 'US' }).ids(database.db, 0, view.size)),
  ];
  return { known, find };
}

describe('the catalogue index file', () => {
  it('lets the next start skip reading the products, with the same results', async () => {
    const { known: before, find: findBefore } = await opened();
    const words = ['scissors', 'SC700', 'ciseaux', 'sisors'];
    const found = await Promise.all(words.map((word) => findBefore(word)));
    await hide('SC700');
    const { known, find } = await opened();
    expect(known).toContain('SC700');
    expect(known).toEqual(before);
    expect(await Promise.all(words.map((word) => find(word)))).toEqual(found);
  });

  it('is ignored and rewritten once the catalogue has changed', async () => {
    await hide('SC700');
    await bumpCatalogueVersion(database.db);
    expect((await opened()).known).not.toContain('SC700');
    await keepCatalogue();
    const { known } = await opened();
    expect(known).not.toContain('SC700');
  });

  it('is combined with later changes, if these are listed one by one', async () => {
    const written = stamp();
    await hide('0120043');
    await hide('SC700');
    await bumpCatalogueVersion(database.db, ['SC700']);
    const { known, find } = await opened();
    expect(known).toContain('0120043');
    expect(known).not.toContain('SC700');
    expect(await find('SC700')).toEqual([]);
    expect(stamp()).toBe(written);
  });

  it.each([
    ['is cut off', (size: number) => truncateSync(file, size - 100)],
    ['is empty', () => truncateSync(file, 0)],
    ['is something else', () => writeFileSync(file, 'A1,One,1\n'.repeat(200))],
    [
      'has a wrong byte',
      (size: number) => {
        const bytes = readFileSync(file);
        bytes[size - 20]! ^= 1;
        writeFileSync(file, bytes);
      },
    ],
  ])('is ignored if it %s, and rewritten', async (_what, damage) => {
    damage(statSync(file).size);
    await hide('SC700');
    expect((await opened()).known).not.toContain('SC700');
    await keepCatalogue();
    await hide('0120043');
    expect((await opened()).known).toContain('0120043');
  });
});
