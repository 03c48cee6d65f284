import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SHOP_RULES } from '#domain/shopRules';

import { BadConfig, readConfig } from '../../server/config';
import {
  openOutbox,
  requeueOrderFile,
  type OutboxParts,
} from '../../server/services/folder/openOutbox';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { PLAIN_PROFILE, readProfile, type Profile } from '../../server/spreadsheets/profile';
import { buyer, wholeCart } from '../support/buyer';
import { signInDesk } from '../support/desk';
import { exchangeFolder, type ExchangeFolder } from '../support/exchangeFolder';
import { newMachine, type Machine } from '../support/machine';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const MINUTE = 60_000;

let server: TestServer;
let anna: TestCustomer;
let erp: Machine;
let folder: ExchangeFolder;
let clock = Date.parse('2026-11-23T12:00:00Z');
const now = () => new Date(clock);

beforeAll(async () => {
  server = await startTestServer({
    now,
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: '-12', name: 'Thread', available: 90_000 },
        { product_id: 'NEEDLE', name: '=Needle', available: 90_000, ship_pac: 1 },
      ]),
  });
  anna = await createCustomer(server.db, 'anna');
  erp = await newMachine(server, 'erp');
  folder = exchangeFolder(join(server.dataDir, 'exchange'));
});
afterAll(() => server.close());

const outbox = (parts: Partial<OutboxParts> = {}) =>
  openOutbox({
    db: server.db,
    dir: folder.dir,
    profile: PLAIN_PROFILE,
    acknowledges: true,
    rules: SHOP_RULES,
    mails: server.mails,
    now,
    ...parts,
  });

async function placed(notes: { po_reference?: string; order_comment?: string } = {}) {
  const { add, cart, place } = buyer(server, anna);
  await add({ '-12': 2, NEEDLE: 3 });
  const { body } = await place(wholeCart(await cart()), notes);
  return body.order_id ?? '';
}

async function released(notes?: Parameters<typeof placed>[0]) {
  const id = await placed(notes);
  clock += 11 * MINUTE;
  await releaseOrders(server, now());
  return id;
}

/** Polls once, as the only process. */
async function look(parts: Partial<OutboxParts> = {}) {
  const box = outbox(parts);
  await box.poll();
  await box.close();
}

const files = () => folder.list('out');
const ordersIn = (name: string) => [
  ...new Set(
    folder
      .rows(name)
      .slice(1)
      .map(([id]) => id),
  ),
];
const fetchAll = () => files().forEach((name) => rmSync(join(folder.dir, 'out', name)));

describe('orders exported as files', () => {
  it('are written ten minutes after they are placed, once, one row per line, and thereby acknowledged', async () => {
    const id = await placed({ po_reference: 'PO-1' });
    await look();
    expect(files()).toEqual([]);
    clock += 11 * MINUTE;
    await look();
    await look();
    expect(files()).toEqual(['orders-000001.csv']);
    const [head = [], ...rows] = folder.rows('orders-000001.csv');
    const cells = rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at], cell])));
    expect(cells).toMatchObject([
      { order_id: id, line: '1', product_id: '-12', quantity: '2', po_reference: 'PO-1' },
      { order_id: id, line: '2', product_id: 'NEEDLE', stage: 'released', units: '3' },
    ]);
    const { body } = await erp.order(id);
    expect(body).toMatchObject({ external_id: 'orders-000001.csv' });
    expect(body.acknowledged_at).not.toBeNull();
  });

  it('are each in one file, numbered without gaps, whatever is held, cancelled or acknowledged', async () => {
    fetchAll();
    const first = await released();
    const held = await released();
    await erp.post(`/orders/${held}/hold`, { reason: 'Please call us.' });
    const cancelled = await released();
    await erp.status(
      ...[1, 2].map((line) => ({
        order_id: cancelled,
        line,
        cancelled: line + 1,
        reason: 'duplicate',
      })),
    );
    const others = await released();
    await erp.acknowledge({ order_id: others, external_id: 'SO-1' });
    await look();
    const second = await released();
    await erp.post(`/orders/${held}/release`);
    await look();
    expect(files()).toEqual(['orders-000002.csv', 'orders-000003.csv']);
    expect(ordersIn('orders-000002.csv')).toEqual([first]);
    expect(ordersIn('orders-000003.csv')).toEqual([held, second]);
  });

  it('are written later under the same number if the disk was full, leaving no partial file', async () => {
    fetchAll();
    const id = await released();
    const full = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    await expect(look({ write: full })).rejects.toThrow('no space');
    expect(files()).toEqual([]);
    const next = await released();
    await look();
    expect(files()).toEqual(['orders-000004.csv', 'orders-000005.csv']);
    expect([...ordersIn('orders-000004.csv'), ...ordersIn('orders-000005.csv')]).toEqual([
      id,
      next,
    ]);
  });

  it('are not exported twice if the process ends before a file is renamed', async () => {
    fetchAll();
    await released();
    const number = 'orders-000006.csv';
    const path = join(folder.dir, 'out', number);
    await look();
    const bytes = readFileSync(path);
    // The state left by a process that stopped between recording the file and renaming it.
    rmSync(path);
    writeFileSync(`${path}.part`, bytes);
    await look();
    expect(files()).toEqual([number]);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    fetchAll();
    await look();
    expect(files()).toEqual([]);
  });

  it('are written again with the same bytes on request', async () => {
    const id = await released();
    await look();
    const [name = ''] = files();
    const before = folder.read('out', name);
    fetchAll();
    await look();
    await erp.ship({ order_id: id, external_id: 'DEL-9', carrier: 'UPS' });
    const number = Number(/\d+/.exec(name)?.[0]);
    expect(await requeueOrderFile(server.db, number)).toBe(true);
    await look();
    expect(folder.read('out', name)).toBe(before);
    expect(await requeueOrderFile(server.db, 9999)).toBe(false);
  });

  it('are written by one process, and by another once that one is killed', async () => {
    fetchAll();
    const one = outbox();
    const other = outbox();
    await one.poll();
    const id = await released();
    // While the first process still holds its lease.
    clock -= 11 * MINUTE;
    await other.poll();
    expect(files()).toEqual([]);
    // The first process never resumes.
    clock += 11 * MINUTE + 31_000;
    await other.poll();
    expect(files().flatMap(ordersIn)).toEqual([id]);
    await other.close();
  });

  it('are left to the desk if writing does not acknowledge them', async () => {
    fetchAll();
    const id = await released();
    await look({ acknowledges: false });
    expect(files().flatMap(ordersIn)).toContain(id);
    expect((await erp.order(id)).body.acknowledged_at).toBeNull();
    await look();
    expect(files()).toHaveLength(1);
  });

  it('are reported once by e-mail if nobody collects them', async () => {
    fetchAll();
    await look();
    await signInDesk(server, ['admin']);
    const warnings = async () =>
      (await mailsOf(server)).filter(({ subject }) => subject.endsWith('has not been collected'));
    await released();
    await look();
    clock += 59 * MINUTE;
    await look();
    expect(await warnings()).toEqual([]);
    clock += 2 * MINUTE;
    await look();
    await released();
    clock += 61 * MINUTE;
    await look();
    const [mail, ...more] = await warnings();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`${files()[0]}, with 1 order, is still in the folder “out”.`);
  });

  it('contain no formulas in typed text, and keep codes exact', async () => {
    fetchAll();
    await released({ po_reference: "=cmd|' /C calc'!A0", order_comment: '@SUM(A1) + -1' });
    await look();
    const text = folder.read('out', files()[0] ?? '');
    expect(text).toContain(",'=cmd|' /C calc'!A0,'@SUM(A1) + -1,");
    expect(text).toContain(',-12,Thread,');
    expect(text).toContain(",NEEDLE,'=Needle,");
  });
});

describe('an export profile', () => {
  const written = (profile: unknown): string => {
    const file = join(server.dataDir, 'profile.json');
    writeFileSync(file, JSON.stringify(profile));
    return file;
  };

  it('defines columns, headings, constants, the delimiter, the date format and the encoding', async () => {
    fetchAll();
    const profile: Profile = readProfile(
      written({
        delimiter: ';',
        decimal: ',',
        encoding: 'windows-1252',
        dates: 'DD/MM/YY',
        columns: [
          { heading: 'Type', constant: '=SO' },
          { heading: 'N° de commande', field: 'order_id' },
          { heading: 'Date', field: 'placed_on' },
          { heading: 'Prix', field: 'unit_price' },
          { heading: 'Remarque', field: 'order_comment' },
        ],
      }),
    );
    const id = await released({ order_comment: 'Été à Montréal; œuvre ☂ ő' });
    const day = now().toISOString().slice(2, 10).split('-').reverse().join('/');
    await look({ profile });
    const bytes = readFileSync(join(folder.dir, 'out', files()[0] ?? ''));
    const text = bytes.toString('latin1').replace('\x9c', 'œ');
    const price = /;(\d+,\d+);/.exec(text)?.[1];
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'Type;N° de commande;Date;Prix;Remarque',
      `=SO;${id};${day};${price};"Été à Montréal; œuvre ? o"`,
    ]);
  });

  it.each([
    [{ colums: [] }, '"colums" is not a known setting'],
    [{ delimiter: '#' }, '"delimiter" must be one of: ,  ;  |  a tab  tab'],
    [{ decimal: ',' }, '"delimiter" and "decimal" must differ'],
    [{ dates: 'MM/DD' }, '"dates" must consist of YYYY or YY'],
    [{ zone: 'Mars' }, '"zone" must be a time zone'],
    [{ columns: [] }, '"columns" must list columns'],
    [
      { columns: [{ heading: 'A', field: 'price' }] },
      'Column 1 has the unknown field "price"; the fields are',
    ],
    [{ columns: [{ field: 'line' }] }, '"columns" must list columns'],
    ['text', 'It must be an object.'],
  ])('that is invalid prevents the start with an explanation: %j', (profile, sentence) => {
    const start = () => readConfig({ EXCHANGE_PROFILE: written(profile) });
    expect(start).toThrow(BadConfig);
    expect(start).toThrow(sentence);
  });

  it('that does not exist prevents the start too', () => {
    expect(() => readConfig({ EXCHANGE_PROFILE: 'nowhere.json' })).toThrow('It cannot be read');
  });
});
