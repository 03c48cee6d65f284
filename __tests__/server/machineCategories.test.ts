/** @engines both */

import type { CategoryRow } from '#contract/v1/categories';
import type { DataAnswer, Job } from '#contract/v1/data';

import { readCatalogueVersion } from '../../server/catalogue/version';
import { addCategories, deleteCategory } from '../../server/db/categories';
import { waitForJob, readLines } from '../support/jobs';
import { newMachine, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { RequestOptions, TestServer } from '../support/startOn';
import { untilWaiting } from '../support/untilWaiting';

let server: TestServer;
let erp: Machine;
let number = 0;
let top: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { LIMITS_BATCH: '0', LIMITS_CALL: '0' } });
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());
beforeEach(() => {
  number += 1;
  top = `YARN-${number}`;
});

const change = async (rows: (CategoryRow | object)[], more: RequestOptions = {}) =>
  (
    await server.ask<DataAnswer>('PATCH', '/api/v1/categories', {
      as: erp,
      body: { rows },
      ...more,
    })
  ).body;
const outcomes = async (rows: object[]) => (await change(rows)).rows.map((row) => row.outcome);
const stored = (code = top) =>
  server.db.selectFrom('categories').where('cat_code', '=', code).selectAll().executeTakeFirst();
const version = () => readCatalogueVersion(server.db);
const events = async () => {
  const changes = server.db.selectFrom('events').where('kind', '=', 'catalogue.changed');
  return (await changes.select('seq').execute()).length;
};
/** Returns a category, a child and a grandchild. */
const tree = () => [
  { cat_code: `${top} MERINO DK`, parent_code: `${top} MERINO`, name: 'DK' },
  { cat_code: `${top} MERINO`, parent_code: top, name: 'Merino' },
  { cat_code: top, name: 'Yarn', name_fr: 'Laine', position: 4 },
];

describe('a product in a category', () => {
  const put = (product_id: string, category: object) =>
    server.ask<DataAnswer>('PATCH', '/api/v1/products', {
      as: erp,
      body: { rows: [{ product_id, name: 'Merino', ...category }] },
    });

  it('that another caller adds at that moment goes into that one', async () => {
    const { waiting } = await server.db.transaction().execute(async (tx) => {
      const names = { name_en: top, name_fr: top, name_es: top };
      await addCategories(tx, [{ cat_code: top, parent_code: null, ...names, position: 1 }]);
      const answers = Promise.all([
        put(`A-${number}`, { category: top }),
        server.ask<DataAnswer>('PATCH', '/api/v1/categories', {
          as: erp,
          body: { rows: [{ cat_code: top, name: top }] },
        }),
      ]);
      await untilWaiting(server.db, 2);
      return { waiting: answers };
    });
    const [product, category] = await waiting;

    expect(product.body.rows).toMatchObject([{ outcome: 'added' }]);
    expect(category.body.rows).toMatchObject([{ outcome: 'unchanged' }]);
    const products = server.db.selectFrom('products').where('cat_code', '=', top);
    expect(await products.select('product_id').execute()).toHaveLength(1);
  });

  it('that another caller removes at that moment is reported', async () => {
    await change([{ cat_code: top, name: 'Yarn' }]);
    const { waiting } = await server.db.transaction().execute(async (tx) => {
      await deleteCategory(tx, top);
      const answer = put(`B-${number}`, { cat_code: top });
      await untilWaiting(server.db);
      return { waiting: answer };
    });

    expect((await waiting).body.rows).toMatchObject([
      { outcome: 'error', code: 'exchange.noCategory', field: 'cat_code' },
    ]);
  });
});

describe('categories sent through the API', () => {
  it('can be added in one batch in any order, with one event', async () => {
    const [seen, told] = [await version(), await events()];
    expect(await outcomes(tree())).toEqual(['added', 'added', 'added']);
    expect(await stored()).toMatchObject({ parent_code: null, name_fr: 'Laine', position: 4 });
    expect(await stored(`${top} MERINO DK`)).toMatchObject({ parent_code: `${top} MERINO` });
    expect(await version()).not.toBe(seen);
    expect(await events()).toBe(told + 1);
    const again = await version();
    expect(await outcomes(tree())).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect([await version(), await events()]).toEqual([again, told + 1]);
  });

  it('keep the fields a row omits, and are matched however their code is spelled', async () => {
    await change(tree());
    const stood = await stored();
    const row = { cat_code: top.toLowerCase(), name_es: 'Lana <b>fina</b>' };
    expect(await outcomes([row])).toEqual(['changed']);
    expect(await stored()).toEqual({ ...stood, name_es: 'Lana fina' });
    await change([{ cat_code: top, name_fr: null }]);
    expect(await stored()).toMatchObject({ name_en: 'Yarn', name_fr: '', name_es: 'Lana fina' });
    await change([{ cat_code: `${top}/MERINO`, parent_code: null }]);
    expect((await stored(`${top} MERINO`))?.parent_code).toBeNull();
  });

  it('are rejected row by row if they are invalid', async () => {
    await change(tree());
    const { rows } = await change([
      { cat_code: 'NEW-1' },
      { cat_code: 'NEW-2', name: 'New', parent_code: 'NOWHERE' },
      { cat_code: 'NEW-3', name: 'New', parent_code: `${top} MERINO DK` },
      { cat_code: top, parent_code: `${top} MERINO DK` },
      { cat_code: `${top} MERINO`, colour: 'Red' },
      { cat_code: `${top} MERINO`, name: null },
      { cat_code: 'LOOP-1', name: 'A', parent_code: 'LOOP-2' },
      { cat_code: 'LOOP-2', name: 'B', parent_code: 'LOOP-1' },
    ]);
    expect(rows.map(({ code, field }) => [code, field])).toEqual([
      ['field.missing', 'name'],
      ['exchange.noCategory', 'parent_code'],
      ['exchange.categoryPlace', 'parent_code'],
      ['exchange.categoryPlace', 'parent_code'],
      ['field.unknown', 'colour'],
      ['field.text', 'name'],
      ['exchange.noCategory', 'parent_code'],
      ['exchange.noCategory', 'parent_code'],
    ]);
  });

  it('cannot be moved with their subcategories deeper than the menu allows', async () => {
    await change([...tree(), { cat_code: `OTHER-${number}`, name: 'Other' }]);
    const move = { cat_code: `${top} MERINO`, parent_code: `OTHER-${number}` };
    expect(await outcomes([move])).toEqual(['changed']);
    const under = { cat_code: `OTHER-${number}`, parent_code: top };
    expect((await change([under])).rows).toMatchObject([{ code: 'exchange.categoryPlace' }]);
  });

  it('cannot be removed while they contain products or other categories', async () => {
    await change(tree());
    await storeTestProducts(server.db, [
      { product_id: `BALL-${number}`, cat_code: `${top} MERINO DK` },
    ]);
    await server.db
      .updateTable('products')
      .set({ active: 0 })
      .where('product_id', '=', `BALL-${number}`)
      .execute();
    const all = tree().map(({ cat_code }) => ({ cat_code, removed: true }));
    expect((await change(all)).rows.map(({ code }) => code)).toEqual(
      Array(3).fill('exchange.categoryInUse'),
    );
  });

  it('can be removed from the bottom up, and are unchanged once they are gone', async () => {
    await change(tree());
    const all = tree()
      .reverse()
      .map(({ cat_code }) => ({ cat_code, removed: true }));
    expect(await outcomes(all)).toEqual(['changed', 'changed', 'changed']);
    expect(await stored()).toBeUndefined();
    expect(await outcomes(all)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  it('are reported but not stored in a dry run', async () => {
    const before = [await version(), await events()];
    const { rows } = await change(tree(), { query: { dry_run: 'true' } });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
    expect([await stored(), await version(), await events()]).toEqual([undefined, ...before]);
  });

  it('can be sent in one large batch in any order, also in a dry run, and each row without a valid parent is reported', async () => {
    const child = (at: number, parent_code: string) => ({
      cat_code: `${top} ${at}`,
      name: `Ball ${at}`,
      parent_code,
    });
    const children = Array.from({ length: 1100 }, (_none, at) => child(at, `${top} MERINO`));
    const nowhere = [child(5001, `${top} 5002`), child(5003, 'NOWHERE')];
    const rows = [...nowhere, ...children, ...tree(), child(5002, `${top} 5001`)];
    const { length } = rows;
    const counts = { added: length - 3, error: 3 };

    expect((await send(rows, { dry_run: 'true' })).counts).toEqual(counts);
    expect(await stored()).toBeUndefined();
    const { counts: done, job_id } = await send(rows);
    expect(done).toEqual(counts);
    const { text } = await server.ask('GET', `/api/v1/jobs/${job_id}/results?outcome=error`, {
      as: erp,
    });
    expect(readLines(text).map(({ row, code, field }) => [row, code, field])).toEqual(
      [1, 2, length].map((row) => [row, 'exchange.noCategory', 'parent_code']),
    );
    expect(await stored(`${top} 1099`)).toMatchObject({ parent_code: `${top} MERINO` });

    const removed = rows.map(({ cat_code }) => ({ cat_code, removed: true })).reverse();
    expect((await send(removed)).counts).toEqual({ changed: length - 3, unchanged: 3 });
  });
});

/** Sends rows as a large batch and waits for its end. */
async function send(rows: readonly object[], query: Record<string, string> = {}) {
  const { body } = await server.ask<Job>('PATCH', '/api/v1/categories', {
    as: erp,
    query,
    headers: { 'content-type': 'application/x-ndjson' },
    body: rows.map((row) => JSON.stringify(row)).join('\n'),
  });
  return waitForJob(server, erp, body.job_id);
}
