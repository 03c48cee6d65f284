/** @catalogue both */

import { setImmediate } from 'node:timers/promises';

import type { ProductPage } from '#contract/product';

import { openCatalogue } from '../../server/catalogue/catalogue';
import { readSnapshot } from '../../server/catalogue/readSnapshot';
import { TooManyProducts } from '../../server/catalogue/snapshot';
import { bumpCatalogueVersion, readCatalogueVersion } from '../../server/catalogue/version';
import { startTestServer } from '../support/serverApp';
import { addSmallProduct, storeSmallCatalogue } from '../support/smallCatalogue';
import type { TestServer } from '../support/startOn';
import { openTestDatabase } from '../support/testDatabase';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ fill: ({ db }) => storeSmallCatalogue(db) });
});
afterEach(() => server.close());

const BUTTONS = {
  id: 'BT900',
  category: 'SEW',
  names: ['Brass Buttons', 'Boutons de laiton', 'Botones de latón'],
} as const;

const found = async (url: string) =>
  (await server.ask<ProductPage>('GET', url)).body.products.map(({ product_id }) => product_id);

describe('a running server', () => {
  it('shows a new product in lists and search once the version changes', async () => {
    expect(await found('/search/?search_term=buttons')).toEqual([]);
    await server.db.transaction().execute(async (tx) => {
      await addSmallProduct(tx, BUTTONS);
      await bumpCatalogueVersion(tx);
    });
    await server.catalogue.refresh();

    expect(await found('/search/?search_term=buttons')).toEqual(['BT900']);
    expect(await found('/api/cadProducts?category=SEW')).toContain('BT900');
  });

  it('hides a deactivated product, even before it reloads the catalogue', async () => {
    await server.db
      .updateTable('products')
      .where('product_id', '=', 'SC700')
      .set({ active: 0 })
      .execute();
    expect(await found('/api/cadProducts?category=SEW')).toEqual(['0120043']);

    await bumpCatalogueVersion(server.db);
    await server.catalogue.refresh();
    expect(await found('/search/?search_term=SC700')).toEqual([]);
    expect((await server.ask('GET', '/api/productDescription?product_id=SC700')).status).toBe(404);
  });

  it('keeps its catalogue while nothing has changed', async () => {
    const before = server.catalogue.view;
    await server.catalogue.refresh();
    expect(server.catalogue.view).toBe(before);
  });

  it('detects changes by itself', async () => {
    const watching = await openCatalogue(server.db, { pollMs: 5 });
    await addSmallProduct(server.db, BUTTONS);
    await bumpCatalogueVersion(server.db);
    const version = await readCatalogueVersion(server.db);
    while (watching.view.version !== version) await setImmediate();
    watching.close();
    expect(await watching.view.idsOfTypedId(server.db, 'BT900')).toEqual(['BT900']);
  });
});

describe('a catalogue too large for memory', () => {
  it('is refused with an error instead of being shown in part', async () => {
    const { size } = server.catalogue.view;
    expect((await readSnapshot(server.db, size)).productIds).toHaveLength(size);
    await expect(readSnapshot(server.db, size - 1)).rejects.toThrow(TooManyProducts);
  });
});

describe('an empty catalogue', () => {
  it('is read without errors', async () => {
    const empty = await openTestDatabase();
    const catalogue = await openCatalogue(empty.db);
    expect(catalogue.view.size).toBe(0);
    const query = { text: 'anything', country: 'CA', language: '' } as const;
    const { list, ...words } = await catalogue.view.search(empty.db, query);
    expect(await list.count(empty.db)).toBe(0);
    expect(words).toEqual({});
    catalogue.close();
    await empty.close();
  });
});
