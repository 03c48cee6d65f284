import { demoContent } from '../../demo/content/demoContent';
import { printedFile } from '../../demo/documents/printedFile';
import { ensureDemo, makeDemo } from '../../demo/makeDemo';
import { importCatalogue } from '../../server/commands/import/importCatalogue';
import type { Db } from '../../server/db/client';
import { importContent } from '../../server/services/content/importContent';
import { asBytes, SMALL_CONTENT, storedContent } from '../support/content';
import { storeSmallCatalogue } from '../support/smallCatalogue';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const NOW = new Date('2026-11-20T15:00:00Z');

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterEach(() => database.close());

describe('an imported catalogue', () => {
  it('replaces the demo catalogue and keeps its orders', async () => {
    await makeDemo(db, { products: 160, now: new Date('2026-11-20T12:00:00Z') });
    const [demo] = await db.selectFrom('products').select('product_id').execute();
    const productId = demo?.product_id ?? '';
    const file = Buffer.from(`sku,name,price\n${productId},Our own thing,4\nA1,One,1\n`);

    const { stored } = await importCatalogue(db, file);
    expect(stored).toEqual({ added: 2, changed: 0, unchanged: 0, withdrawn: 159 });
    const active = await db.selectFrom('products').where('active', '=', 1).selectAll().execute();
    expect(active.map(({ product_id }) => product_id).sort()).toEqual([productId, 'A1'].sort());
    expect(active.find(({ product_id }) => product_id === productId)).toMatchObject({
      name_en: 'Our own thing',
      brand: '',
    });
    const offer = await db
      .selectFrom('offers')
      .where('product_id', '=', productId)
      .where('country', '=', 'CA')
      .selectAll()
      .executeTakeFirst();
    expect(offer).toMatchObject({ selling_cents: 400, available: 1000, class: '' });

    const lines = await db.selectFrom('order_lines').select('name').execute();
    expect(lines.length).toBeGreaterThan(0);
  });
});

const stored = () => storedContent(db);

describe('the demo content', () => {
  beforeEach(() => storeSmallCatalogue(db));

  it('can be imported into the demo and changes nothing', async () => {
    await makeDemo(db, { products: 300, now: NOW });
    const before = await stored();
    const { changes, faults } = await importContent(db, asBytes(demoContent(NOW)), { printedFile });
    expect(faults).toEqual([]);
    for (const { list, added, removed } of changes)
      expect([list, added, removed]).toEqual([list, 0, 0]);
    expect(await stored()).toBe(before);
  });

  it('has every text in three languages, all different', () => {
    const texts: { en: string; fr?: string; es?: string }[] = [];
    JSON.stringify(demoContent(NOW), (_key, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'en' in value) texts.push(value as never);
      return value;
    });
    expect(texts.length).toBeGreaterThan(60);
    for (const { en, fr, es } of texts) {
      expect(new Set([en, fr, es]).size).toBe(3);
      expect(
        [en, fr, es].every((text) => text && !/['"]\w/.test(text.replace(/<[^>]*>/g, ''))),
      ).toBe(true);
    }
  });

  it('is added at startup to a demo that was created before it existed', async () => {
    await makeDemo(db, { products: 60, now: NOW });
    for (const list of ['carousel_images', 'newsletters', 'downloads', 'faqs', 'pages'] as const) {
      await db.deleteFrom(list).execute();
    }
    await db.deleteFrom('meta').where('key', '=', 'content').execute();
    await ensureDemo(db, { now: NOW });
    const once = await stored();
    await ensureDemo(db, { now: new Date('2027-03-01T00:00:00Z') });
    expect(await stored()).toBe(once);
    expect(await db.selectFrom('newsletters').select('id').execute()).toHaveLength(6);
  });

  it('never replaces content that a company has imported or removed', async () => {
    await importContent(db, asBytes({ faqs: [], pages: SMALL_CONTENT.pages }));
    const before = await stored();
    await ensureDemo(db, { now: NOW });
    expect(await stored()).toBe(before);
  });
});
