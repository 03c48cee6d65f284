import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Db } from '../../server/db/client';
import { readContentVersions } from '../../server/db/contentVersions';
import { openContentUploads } from '../../server/pictures/contentUploads';
import { importContent } from '../../server/services/content/importContent';
import { ImportRefusal } from '../../server/table-files/importRefusal';
import { asBytes, SMALL_CONTENT, storedContent } from '../support/content';
import { storeSmallCatalogue } from '../support/smallCatalogue';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  await storeSmallCatalogue(db);
});
afterEach(() => database.close());

const stored = () => storedContent(db);

const faultsOf = async (document: unknown) => {
  const { faults } = await importContent(db, asBytes(document));
  return faults.map(({ place, reason }) => `${place}: ${reason}`);
};

describe('importing content', () => {
  it('stores every list in its order and reports how much it changed', async () => {
    const { changes, faults } = await importContent(db, asBytes(SMALL_CONTENT));
    expect(faults).toEqual([]);
    expect(changes.map(({ list, added }) => [list, added])).toEqual([
      ['banners', 3],
      ['carousel', 4],
      ['newsletters', 2],
      ['downloads', 6],
      ['faqs', 2],
      ['pages', 1],
      ['product_groups', 0],
    ]);
    const carousel = await db
      .selectFrom('carousel_images')
      .select('id')
      .orderBy('position')
      .execute();
    expect(carousel.map(({ id }) => id)).toEqual(['one', 'us', 'gone', 'paint']);
    const members = await db
      .selectFrom('product_group_products')
      .select('product_id')
      .orderBy('position')
      .execute();
    expect(members.map(({ product_id }) => product_id)).toEqual(['SC700', 'SC701']);
  });

  it('a second time changes nothing', async () => {
    await importContent(db, asBytes(SMALL_CONTENT));
    const before = await stored();
    const version = await readContentVersions(db);
    const { changes } = await importContent(db, asBytes(SMALL_CONTENT));
    for (const { added, changed, removed } of changes) expect(added + changed + removed).toBe(0);
    expect([await stored(), await readContentVersions(db)]).toEqual([before, version]);
  });

  it('as a check reports the same and changes nothing', async () => {
    const before = await stored();
    const checked = await importContent(db, asBytes(SMALL_CONTENT), { isCheck: true });
    expect(await stored()).toBe(before);
    expect(checked).toEqual(await importContent(db, asBytes(SMALL_CONTENT)));
    expect(await stored()).not.toBe(before);
  });

  it('replaces the lists that it names and leaves the others alone', async () => {
    await importContent(db, asBytes(SMALL_CONTENT));
    const { changes } = await importContent(
      db,
      asBytes({
        carousel: [
          { id: 'paint', title: { en: 'Paint' } },
          { id: 'fresh', title: { en: 'Fresh' } },
        ],
        product_groups: [{ id: 'autumn', title: { en: 'Autumn' }, products: ['AC1001'] }],
      }),
    );
    expect(changes).toEqual([
      { list: 'carousel', added: 1, changed: 1, unchanged: 0, removed: 3 },
      { list: 'product_groups', added: 1, changed: 0, unchanged: 0, removed: 1 },
    ]);
    expect(await db.selectFrom('faqs').select('id').execute()).toHaveLength(2);
  });

  it('cleans HTML as it does that of descriptions', async () => {
    await importContent(
      db,
      asBytes({
        faqs: [
          {
            id: 'x',
            question: { en: 'A\u0000 B' },
            answer: {
              en: '<p onclick="x()">Hi <script>alert(1)</script><a href="javascript:x()">a</a> <a href="/login">b</a></p>',
              fr: 'Une ligne\nUne autre',
            },
          },
        ],
      }),
    );
    const faq = await db.selectFrom('faqs').selectAll().executeTakeFirstOrThrow();
    expect([faq.question_en, faq.answer_en, faq.answer_fr]).toEqual([
      'A B',
      '<p>Hi <a>a</a> <a href="/login">b</a></p>',
      '<p>Une ligne</p><p>Une autre</p>',
    ]);
  });
});

describe('a faulty content document', () => {
  it('is reported with the place of every error, and changes nothing', async () => {
    await importContent(db, asBytes(SMALL_CONTENT));
    const before = await stored();
    const faults = await faultsOf({
      carousel: [
        { id: 'ok', title: { en: 'Fine' } },
        {
          id: 'no good',
          title: { fr: 'Sans anglais' },
          link: 'javascript:alert(1)',
          colour: 'red',
        },
      ],
      newsletters: [{ id: 'n', date: '5 May', title: { en: '' } }],
      faqs: [{ id: 'q', question: { en: 'Why?' }, answer: 'Because', active: 'yes' }],
      downloads: [{ id: 'd', kind: 'poster', title: { en: 'D' }, image: '//evil.example/x' }],
      pages: [{ name: 'imprint', title: { en: 'I' }, body: { en: 'x' } }],
      adverts: [],
    });
    expect(faults.sort()).toEqual(
      [
        'adverts: is not a known field',
        'carousel, entry 2 ("no good"), colour: is not a known field',
        'carousel, entry 2 ("no good"), id: must consist of at most 64 letters, digits, - and _',
        'carousel, entry 2 ("no good"), link: must be an http(s) URL or a path starting with /',
        'carousel, entry 2 ("no good"), title.en: is missing',
        'downloads, entry 1 ("d"), image: must be an http(s) URL or a path starting with /',
        'downloads, entry 1 ("d"), kind: must be one of catalogue, pattern, card',
        'faqs, entry 1 ("q"), active: must be true or false',
        'faqs, entry 1 ("q"), answer: must be an object',
        'newsletters, entry 1 ("n"), date: must be a date such as 2026-10-31',
        'newsletters, entry 1 ("n"), title.en: is empty',
        'pages, entry 1 ("imprint"), name: must be one of about-us, privacy',
      ].sort(),
    );
    expect(await stored()).toBe(before);
  });

  it('is reported if it refers to an uploaded picture that does not exist', async () => {
    const before = await stored();
    const dataDir = mkdtempSync(join(tmpdir(), 'haberdash-content-'));
    try {
      const { keep } = openContentUploads(dataDir);
      const [there, other] = [await keep(Buffer.from('one')), '/images/content/uploads/other.jpg'];
      const carousel = (image: string) => [{ id: 'yarn', title: { en: 'Yarn' }, image }];
      const download = { id: 'list', kind: 'catalogue', title: { en: 'List' } };
      const { faults } = await importContent(
        db,
        asBytes({
          carousel: carousel(other),
          newsletters: [{ id: 'n', date: '2026-02-03', title: { en: 'N' }, image: there }],
          downloads: [{ ...download, image: there.replace(/.{5}\.jpg$/, '00000.jpg') }],
        }),
        { dataDir },
      );
      expect(faults.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
        'carousel, entry 1 ("yarn"), image: refers to an uploaded picture that does not exist; upload it at the desk first',
        'downloads, entry 1 ("list"), image: refers to an uploaded picture that does not exist; upload it at the desk first',
      ]);
      expect(await stored()).toBe(before);
      const imported = await importContent(db, asBytes({ carousel: carousel(there) }), { dataDir });
      expect(imported.faults).toEqual([]);
      expect(await stored()).not.toBe(before);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });

  it('is reported if it refers to what does not exist, or names something twice', async () => {
    const before = await stored();
    const faults = await faultsOf({
      carousel: [{ id: 'good', title: { en: 'Good' } }],
      newsletters: [{ id: 'n', date: '2026-02-30', title: { en: 'N' } }],
      downloads: [
        { id: 'robot', kind: 'pattern', title: { en: 'Robot' } },
        { id: 'list', kind: 'catalogue', title: { en: 'List' }, categories: ['SEW', 'NONE'] },
        { id: 'list', kind: 'catalogue', title: { en: 'Again' } },
      ],
      product_groups: [{ id: 'g', title: { en: 'G' }, products: ['SC700', 'NOPE', 'SC700'] }],
    });
    expect(faults).toEqual([
      'downloads, entry 3 ("list"): has the same id as an earlier entry',
      'newsletters, entry 1 ("n"), date: is not an existing date',
      'downloads, entry 1 ("robot"), file: is missing, and there is no built-in pattern with this id',
      'downloads, entry 2 ("list"), categories.2: there is no category "NONE"',
      'product_groups, entry 1 ("g"), products.2: there is no product "NOPE"',
      'product_groups, entry 1 ("g"), products.3: "SC700" is listed twice',
    ]);
    expect(await stored()).toBe(before);
  });

  it.each([
    ['no JSON', Buffer.from('{ "faqs": [')],
    ['not UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
  ])('is refused as a whole if it is %s', async (_what, bytes) => {
    await expect(importContent(db, bytes)).rejects.toThrow(ImportRefusal);
  });

  it.each([[[]], ['text'], [null], [7]])(
    'is refused if it is not an object: %j',
    async (document) => {
      expect(await faultsOf(document)).toEqual(['the document: must be an object']);
    },
  );

  it('that fails halfway leaves nothing behind', async () => {
    await db.schema.dropTable('pages').execute();
    await expect(importContent(db, asBytes(SMALL_CONTENT))).rejects.toThrow(/pages/);
    expect(await db.selectFrom('banners').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('meta').where('key', '=', 'content').selectAll().execute()).toEqual(
      [],
    );
  });
});

describe('a changed list', () => {
  it('gets a new version, which makes running servers read it again, while others keep theirs', async () => {
    await importContent(db, asBytes(SMALL_CONTENT));
    const { product_groups = 0, ...others } = await readContentVersions(db);
    const groups = [{ id: 'spring', title: { en: 'Spring!' }, products: ['SC700'] }];
    await importContent(db, asBytes({ ...SMALL_CONTENT, product_groups: groups }));
    expect(await readContentVersions(db)).toEqual({
      product_groups: product_groups + 1,
      ...others,
    });
  });
});
