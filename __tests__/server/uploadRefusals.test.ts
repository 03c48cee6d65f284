import { convertFile } from '../../server/table-files/convertFile';
import { openConverter, type Converter } from '../../server/table-files/openConverter';
import { signInDesk } from '../support/desk';
import { makeProgram, type Program } from '../support/program';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { uploader, type UploadOptions } from '../support/uploads';
import { workbookBomb } from '../support/workbookBomb';

const MEGABYTE = 1024 * 1024;
const NOW = new Date('2026-11-23T12:00:00Z');
const PRICES = 'sku,price\nA1,4.10\n';

let server: TestServer;
let program: Program;
let convert: Converter = convertFile;

beforeAll(async () => {
  program = await makeProgram('server/convertFiles.ts');
  server = await startTestServer({
    now: () => NOW,
    convert: (conversion) => convert(conversion),
    environment: { LIMITS_UPLOAD: '0', LIMITS_CHANGE: '0', LIMITS_BROWSE: '0' },
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'A1', available: 10 }]),
  });
});
afterAll(async () => {
  await server.close();
  program.remove();
});

const desk = async (...roles: Parameters<typeof signInDesk>[1]) =>
  uploader(server, await signInDesk(server, roles));
const stored = async () => [
  (await server.db.selectFrom('uploads').select('id').execute()).length,
  (await server.db.selectFrom('jobs').select('id').execute()).length,
];

const offers = () => server.db.selectFrom('offers').select('available').execute();

describe('a file that cannot be used', () => {
  const cases: [what: string, content: () => string | Buffer, UploadOptions, number, RegExp][] = [
    ['empty', () => '\n', {}, 400, /^There is no table/],
    [
      'a picture',
      () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      {},
      400,
      /^This file could not be read/,
    ],
    ['a damaged workbook', () => Buffer.from('PK\x03\x04 and no more'), {}, 400, /^The workbook/],
    ['without rows', () => 'sku,price\n', {}, 400, /^There are no rows/],
    [
      'a history of orders',
      () => 'order,date,customer,sku,quantity,price\n1,2026-01-31,C7,A1,2,4.10\n',
      {},
      400,
      /^This is an order history/,
    ],
    ['with a quotation mark that stays open', () => 'sku,price\n"A1,4.10\n', {}, 400, /line 2/],
    [
      'of too many rows',
      () => `sku,price\n${'A1,4.10\n'.repeat(100_001)}`,
      {},
      413,
      /100,000 rows/,
    ],
    ['too large', () => Buffer.alloc(32 * MEGABYTE + 1, 'a'), {}, 413, /32 MB/],
    ['of stock without a time', () => 'sku,stock\nA1,4\n', { kind: 'stock' }, 400, /./],
    [
      'counted tomorrow',
      () => 'sku,stock\nA1,4\n',
      { kind: 'stock', as_of: '2026-11-24T12:00:00Z' },
      400,
      /./,
    ],
    [
      'of JSON that breaks off',
      () => '{"product_id":"A1"}\n{"product_',
      {},
      400,
      /^Line 2 is not a JSON/,
    ],
    [
      'of JSON nested too deeply',
      () => `{"product_id":"A1"}\n{"product_id":${'['.repeat(30_000)}${']'.repeat(30_000)}}\n`,
      {},
      400,
      /^Line 2 is not a JSON/,
    ],
    ['of another kind', () => PRICES, { kind: 'orders' }, 400, /./],
    ['told in the language', () => '\n', { lang: 'fr' }, 400, /^Il n’y a aucun tableau/],
  ];

  it.each(cases)('leaves nothing behind: %s', async (_what, content, sending, code, sentence) => {
    const before = await stored();
    const refusal = await (await desk('catalogue')).send(content(), sending);
    expect(refusal).toMatchObject({ code, message: expect.stringMatching(sentence) as string });
    expect(await stored()).toEqual(before);
  });

  it.each([{ lies: false }, { lies: true }])(
    'leaves nothing behind, and does not disturb the shop: a workbook that unpacks to 200 MB %j',
    async (claim) => {
      convert = openConverter(program.file);
      const before = await stored();
      const bomb = await workbookBomb(claim);
      expect(bomb.length).toBeLessThan(2 * MEGABYTE);
      const sending = (await desk('catalogue')).send(bomb, { kind: 'stock', name: 'stock.xlsx' });
      const { status } = await server.ask('GET', '/api/categories');
      const { code, message = '' } = await sending;
      expect(status).toBe(200);
      expect([413, 400]).toContain(code);
      expect(message).toMatch(/^The (file is too large|workbook is damaged)/);
      expect(await stored()).toEqual(before);
      expect(await offers()).toEqual([{ available: 10 }, { available: 10 }]);
    },
  );

  it('cannot be sent as JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await (await desk('catalogue')).send('{}', {}, headers)).code).toBe(415);
  });
});

describe('an upload', () => {
  it('of prices needs the catalogue role, and of customers the accounts role', async () => {
    const [catalogue, accounts] = [await desk('catalogue'), await desk('accounts')];
    const customers = 'customer code,email,owner name\nC7,c7@shop.test,Cy\n';
    expect((await accounts.send(PRICES)).code).toBe(403);
    expect((await catalogue.send(customers, { kind: 'customers' })).code).toBe(403);
    expect((await (await desk('orders', 'admin')).send(PRICES)).code).toBe(403);

    const upload = await accounts.tried(customers, { kind: 'customers' });
    expect((await catalogue.show(upload.upload_id)).status).toBe(403);
    expect((await catalogue.press(upload.upload_id)).status).toBe(403);
    expect((await accounts.applied(upload)).applied?.counts).toEqual({ added: 1 });
  });

  it('that does not exist is not found', async () => {
    const catalogue = await desk('catalogue');
    expect((await catalogue.show('nothing')).status).toBe(404);
    expect((await catalogue.press('nothing')).status).toBe(404);
  });
});

it('does not apply a file once its preview was stopped', async () => {
  const rita = await signInDesk(server, ['catalogue']);
  const { upload_id, dry_run_id } = await uploader(server, rita).tried(PRICES);
  // Not `running`: the server would carry on with it.
  const unfinished = { state: 'needs_confirmation' } as const;
  await server.db.updateTable('jobs').set(unfinished).where('id', '=', dry_run_id).execute();
  const stopped = await server.ask('POST', '/api/staff/upload/stop', {
    as: rita,
    body: { upload_id, dry_run_id },
  });
  expect(stopped.body).toMatchObject({ dry_run: { state: 'cancelled' } });
  expect((await uploader(server, rita).press(upload_id)).status).toBe(409);
});
