/** @engines both */

import { bumpCatalogueVersion } from '../../server/catalogue/version';
import { writePrices } from '../../server/catalogue-writing/writeCatalogue';
import { openDatabaseCatalogue } from '../../server/database-catalogue/openDatabaseCatalogue';
import { beginBuild } from '../../server/database-catalogue/tables/builds';
import { createStage } from '../../server/database-catalogue/tables/buildTables';
import { openPostgres, type Db } from '../../server/db/client';
import { deductStock, returnStock } from '../../server/db/offers';
import { storeStock } from '../../server/db/storeStock';
import { storeTestProducts } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

let data: TestDatabase;
const closed: (() => Promise<void>)[] = [];

/** A separate server that detects changes only through `refresh`. */
async function openServer() {
  const db = openPostgres(data.url ?? '');
  const catalogue = await openDatabaseCatalogue(db, { pollMs: 1e9 });
  closed.push(async () => {
    catalogue.close();
    await db.destroy();
  });
  const idsOf = () => catalogue.view.filter({ country: 'CA' }).ids(db, 0, 10);
  return { catalogue, idsOf };
}

const builds = (db: Db) =>
  db.selectFrom('catalogue_builds').select(['build', 'version']).orderBy('build').execute();

async function sell(db: Db, product_id: string): Promise<void> {
  await storeTestProducts(db, [{ product_id }]);
  await bumpCatalogueVersion(db);
}

onPostgres('a catalogue that several servers lay out', () => {
  beforeEach(async () => {
    data = await openTestDatabase();
    await storeTestProducts(data.db, [{ product_id: 'A-1' }, { product_id: 'A-2' }]);
  });
  afterEach(async () => {
    for (const close of closed.splice(0)) await close();
    await data.close();
  });

  it('is laid out by only one of them when they start at once', async () => {
    const servers = await Promise.all([1, 2, 3].map(() => openServer()));
    expect(await builds(data.db)).toHaveLength(1);
    for (const { idsOf } of servers) expect(await idsOf()).toEqual(['A-1', 'A-2']);
  });

  it('stays the same on each server until it refreshes, even if another has laid it out', async () => {
    const first = await openServer();
    const second = await openServer();
    await sell(data.db, 'A-3');
    await first.catalogue.refresh();
    expect(await first.idsOf()).toEqual(['A-1', 'A-2', 'A-3']);
    expect(await second.idsOf()).toEqual(['A-1', 'A-2']);
    await second.catalogue.refresh();
    expect(await second.idsOf()).toEqual(['A-1', 'A-2', 'A-3']);
    expect(await builds(data.db)).toHaveLength(2);
  });

  it('is sorted by a price that has changed, without another build', async () => {
    const { catalogue } = await openServer();
    const setPrice = async (product_id: string, selling_cents: number) => {
      const offer = { product_id, country: 'CA', class: 'F', retail_cents: 1, available: 1 };
      const priced = [{ ...offer, selling_cents, sale_cents: null }];
      await writePrices(data.db, { replaced: [], priced, offers: [] }, 'a test');
      await catalogue.refresh();
    };
    const idsByPrice = async () => {
      const scope = { country: 'CA', language: '', buyer: { priceLists: [] } } as const;
      const list = await catalogue.view.filter(scope).sorted(data.db, 'price', scope);
      return list.ids(data.db, 0, 10);
    };
    await setPrice('A-1', 900);
    await setPrice('A-2', 800);
    expect(await idsByPrice()).toEqual(['A-2', 'A-1']);
    await setPrice('A-2', 1_000);
    expect(await idsByPrice()).toEqual(['A-1', 'A-2']);
    expect(await builds(data.db)).toHaveLength(1);
    expect(await data.db.selectFrom('repricings').selectAll().execute()).toEqual([]);
  });

  it('counts what is in stock as it sells out and comes back, without another build', async () => {
    const { catalogue } = await openServer();
    const inStock = async () => {
      await catalogue.refresh();
      const list = await catalogue.view.filter({ country: 'CA' }).inStock(data.db, 'CA');
      const count = await list.count(data.db);
      expect(await list.ids(data.db, 0, 10)).toHaveLength(count);
      return count;
    };
    const store = (product_id: string, available: number) => {
      const components = { stock_reported: available, stock_seq: 0, stock_changed: 0 };
      const offer = {
        product_id,
        available,
        asOf: null,
        source: 'a test',
        components,
        expectedOn: null,
      };
      return storeStock(data.db, 'CA', [offer]);
    };
    await store('A-1', 5);
    await store('A-2', 0);
    expect(await inStock()).toBe(1);
    await deductStock(data.db, 'CA', new Map([['A-1', 5]]));
    expect(await inStock()).toBe(0);
    await returnStock(data.db, 'CA', new Map([['A-1', 2]]));
    expect(await inStock()).toBe(1);
    await store('A-2', 3);
    expect(await inStock()).toBe(2);
    await deductStock(data.db, 'CA', new Map([['A-2', 1]]));
    expect(await data.db.selectFrom('repricings').selectAll().execute()).toEqual([]);
    expect(await inStock()).toBe(2);
    expect(await builds(data.db)).toHaveLength(1);
  });

  it('is laid out again if the process that began it is gone', async () => {
    const left = await beginBuild(data.db, 'never finished');
    await createStage(data.db, left);
    const { idsOf } = await openServer();
    expect(await idsOf()).toEqual(['A-1', 'A-2']);
    const tables = await data.db.introspection.getTables();
    expect(tables.filter(({ name }) => name.endsWith('_staged'))).toEqual([]);
    expect(await builds(data.db)).toHaveLength(1);
  });

  it('keeps the build of an older server until there is a second one in the new format', async () => {
    const old = { build: 1, format: 0, version: 'of an older server', facts: '{}' };
    await data.db.insertInto('catalogue_builds').values(old).execute();
    const { catalogue } = await openServer();
    expect((await builds(data.db)).map(({ build }) => build)).toEqual([1, 2]);
    await sell(data.db, 'A-3');
    await catalogue.refresh();
    expect((await builds(data.db)).map(({ build }) => build)).toEqual([2, 3]);
  });
});
