import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { addImportedFile } from '../../server/db/importedFiles';
import { whileRenewing } from '../../server/db/leases';
import { NEVER_EXPIRES, WritesBlocked } from '../../server/db/writeGuard';
import { openInvoiceFiles } from '../../server/files/invoiceFiles';
import { openJobs, type Jobs } from '../../server/services/exchange/jobs/workJobs';
import { openInbox, type InboxParts } from '../../server/services/folder/openInbox';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { xlsxStream } from '../../server/spreadsheets/xlsxStream';
import { convertFile } from '../../server/table-files/convertFile';
import { openConverter, type Converter } from '../../server/table-files/openConverter';
import { exchangeFolder, type ExchangeFolder } from '../support/exchangeFolder';
import { newMachine, openShop, type Machine, type TestShop } from '../support/machine';
import { makeProgram, type Program } from '../support/program';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { workbookBomb } from '../support/workbookBomb';

const MINUTE = 60_000;
const LOTS = Array.from({ length: 60 }, (_none, at) => `LOT-${at}`);

let server: TestServer;
let shop: TestShop;
let erp: Machine;
let program: Program;
/** Parses in a thread, as the server does. */
let inThread: Converter;
let jobs: Jobs;
let folder: ExchangeFolder;
let clock = Date.parse('2026-11-23T12:00:00Z');
const now = () => new Date(clock);

beforeAll(async () => {
  program = await makeProgram('server/convertFiles.ts');
  inThread = openConverter(program.file);
  server = await startTestServer({
    now,
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'THREAD', available: 90_000 },
        { product_id: 'NEEDLE', available: 90_000, ship_pac: 1 },
        { product_id: '-12', available: 10 },
        { product_id: '0042', available: 10 },
        ...LOTS.map((product_id) => ({ product_id, available: 5 })),
      ]),
  });
  shop = await openShop(server, 'anna');
  erp = await newMachine(server, 'erp');
  jobs = openJobs({ db: server.db, now, onError: () => undefined });
  folder = exchangeFolder(join(server.dataDir, 'exchange'));
});
afterAll(async () => {
  await jobs.close();
  await server.close();
  program.remove();
});

const inbox = (parts: Partial<InboxParts> = {}) =>
  openInbox({
    db: server.db,
    dir: folder.dir,
    convert: convertFile,
    jobs,
    mails: server.mails,
    invoiceFiles: openInvoiceFiles(server.dataDir),
    now,
    lang: '',
    onError: () => undefined,
    ...parts,
  });

/** Polls twice, as required for a file to count as complete. */
async function take(parts: Partial<InboxParts> = {}) {
  const box = inbox(parts);
  await box.poll();
  await box.poll();
  await box.close();
}

/** Adds a file and returns its results. */
async function process(name: string, content: string, at = now(), parts?: Partial<InboxParts>) {
  folder.put(name, content, at);
  await take(parts);
  if (!folder.list('failed').includes(name)) return folder.results(name);
  return folder.read('failed', `${name}.txt`);
}

const available = async (productId: string, country: string) =>
  (
    await server.db
      .selectFrom('offers')
      .where('product_id', '=', productId)
      .where('country', '=', country)
      .select('available')
      .executeTakeFirstOrThrow()
  ).available;

async function released(packs: Record<string, number>) {
  const id = await shop.place(packs);
  clock += 11 * MINUTE;
  await releaseOrders(server, now());
  return id;
}

const DESCRIPTORS = '/proc/self/fd';
/** Files in progress that this process has open, if the operating system lists them. */
const openFiles = () =>
  (existsSync(DESCRIPTORS) ? readdirSync(DESCRIPTORS) : []).flatMap((number) => {
    const link = join(DESCRIPTORS, number);
    const path = existsSync(link) ? readlinkSync(link) : '';
    return path.includes(join(folder.dir, '.work')) ? [path] : [];
  });

describe('a file placed in the folder', () => {
  it('is ignored while it grows, or if it is unfinished by its name, hidden, a folder or a link', async () => {
    const box = inbox();
    const path = join(folder.dir, 'in', 'stock-growing.csv');
    folder.put('stock-growing.csv', 'sku,stock\n');
    folder.put('.stock.csv', 'sku,stock\n-12,1\n');
    folder.put('stock.csv.part', 'sku,stock\n-12,1\n');
    mkdirSync(join(folder.dir, 'in', 'stock'));
    symlinkSync('/etc/hostname', join(folder.dir, 'in', 'stock-link.csv'));
    await box.poll();
    appendFileSync(path, '-12,');
    await box.poll();
    appendFileSync(path, '11\n');
    await box.poll();
    expect(folder.list('in')).toHaveLength(5);
    await box.poll();
    expect(folder.results('stock-growing.csv')).toEqual([['2', '-12 CA', 'changed']]);
    expect(folder.list('in')).toEqual(['.stock.csv', 'stock', 'stock-link.csv', 'stock.csv.part']);
    await box.close();
  });

  it('may have a name of any length, and delays no other file', async () => {
    const long = `stock-${'\u00e9'.repeat(110)}.csv`;
    const junk = `prices-${'x'.repeat(240)}.csv`;
    folder.put(long, 'sku,stock\nNEEDLE,80012\n', now());
    folder.put(junk, 'no table', now());
    folder.put('stock-short.csv', 'sku,stock\nNEEDLE,80013\n', new Date(clock + 1000));
    clock += 2000;
    await take();
    expect(folder.list('in').filter((name) => /^(stock|prices)-/.test(name))).toEqual([
      'stock-link.csv',
    ]);
    expect(folder.results('stock-short.csv')).toEqual([['2', 'NEEDLE CA', 'changed']]);
    const [result = ''] = folder
      .list('done')
      .filter((name) => /^stock-\u00e9+~.*result/.test(name));
    expect(result).toMatch(/\u00e9\.csv\.result\.csv$/);
    expect(folder.list('failed').filter((name) => /^prices-x+~x+\.csv/.test(name))).toHaveLength(2);
    expect(await available('NEEDLE', 'CA')).toBe(80_013);
  });

  it('that is unreadable waits, without delaying others', async () => {
    const shut: Converter = (conversion) =>
      conversion.source.includes('stock-shut')
        ? Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' }))
        : convertFile(conversion);
    folder.put('stock-shut.csv', 'sku,stock\nNEEDLE,80014\n', now());
    folder.put('stock-open.csv', 'sku,stock\n0042,14\n', now());
    const box = inbox({ convert: shut });
    await box.poll();
    await expect(box.poll()).rejects.toThrow('EACCES');
    await box.close();
    expect(folder.results('stock-open.csv')).toEqual([['2', '0042 CA', 'changed']]);
    await take();
    expect(folder.results('stock-shut.csv')).toEqual([['2', 'NEEDLE CA', 'changed']]);
  });

  it('waits while the database is being moved', async () => {
    const moving: Converter = () =>
      Promise.reject(new WritesBlocked({ holder: 'it is being moved', until: NEVER_EXPIRES }));
    folder.put('stock-moving.csv', 'sku,stock\nNEEDLE,80015\n', now());
    const box = inbox({ convert: moving });
    await box.poll();
    await expect(box.poll()).rejects.toThrow(WritesBlocked);
    await box.close();
    await take();
    expect(folder.results('stock-moving.csv')).toEqual([['2', 'NEEDLE CA', 'changed']]);
  });

  it('waits if the disk fails while a thread reads it', async () => {
    const full = join(server.dataDir, 'full.cjs');
    writeFileSync(full, "throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' });");
    folder.put('stock-full.csv', 'sku,stock\nNEEDLE,80016\n', now());
    const box = inbox({ convert: openConverter(full) });
    await box.poll();
    await expect(box.poll()).rejects.toThrow('The disk is full');
    await box.close();
    await take();
    expect(folder.results('stock-full.csv')).toEqual([['2', 'NEEDLE CA', 'changed']]);
  });

  it('is reported line by line in a result file, with headings and numbers as people write them', async () => {
    const result = await process(
      'stock-today.csv',
      'Inventaire du 23\n\nNo de produit;Qté en stock;Stock US\n0042;"1 200";7\n\n-12;;\nNONE;3;\n',
    );
    expect(result).toEqual([
      ['4', '0042 CA', 'changed'],
      ['4', '0042 US', 'changed'],
      ['6', '-12 CA', 'error', 'exchange.stockWhich'],
      ['7', 'NONE CA', 'error', 'exchange.noProduct'],
    ]);
    expect([await available('0042', 'CA'), await available('0042', 'US')]).toEqual([1200, 7]);
    expect(await available('-12', 'CA')).toBe(11);
  });

  it('is applied once and reported as repeated the second time', async () => {
    const change = 'sku,change\n-12,-3\n';
    expect(await process('stock-a.csv', change)).toEqual([['2', '-12 CA', 'changed']]);
    expect(await available('-12', 'CA')).toBe(8);
    expect(await process('stock-b.csv', change)).toEqual([['repeated']]);
    const result = folder.read('done', 'stock-b.csv.result.csv');
    expect(result).toContain('as stock-a.csv. Nothing was changed.');
    expect(await available('-12', 'CA')).toBe(8);
    // The name is already in use; the earlier file is retained.
    await process('stock-a.csv', 'sku,change\n-12,-1\n');
    expect(folder.list('done')).toEqual(expect.arrayContaining(['stock-a.csv', 'stock-a-2.csv']));
  });

  it('may be a workbook', async () => {
    const columns = ['Title', 'SKU', 'Qty on hand'].map((title) => ({
      title,
      kind: 'text' as const,
      width: 9,
    }));
    async function* batches() {
      yield [['Bobbin', '0042', '33']];
    }
    const book = xlsxStream({ name: 'Stock', columns, batches: batches() });
    folder.put('stock-book.xlsx', await buffer(book), now());
    await take();
    expect(folder.results('stock-book.xlsx')).toEqual([['2', '0042 CA', 'changed']]);
    expect(await available('0042', 'CA')).toBe(33);
  });

  it('may change prices and products, with headings in three languages', async () => {
    const products = 'Code,Nombre ES,Bin,Discontinued\n-12,Bobina,A-7,no\nNEW-1,,B-1,\n';
    expect(await process('products.csv', products)).toEqual([
      ['2', '-12', 'changed'],
      ['3', 'NEW-1', 'error', 'field.missing'],
    ]);
    const prices = 'SKU;Precio;Price US\n-12;1,75;1,60\n0042;2,50;null\n';
    expect(await process('prices_2026.csv', prices)).toEqual([
      ['2', '-12 CA', 'changed'],
      ['2', '-12 US', 'changed'],
      ['3', '0042 CA', 'unchanged'],
      ['3', '0042 US', 'error', 'field.number'],
    ]);
  });

  it('is refused, with nothing applied, if its name, columns or content are unusable', async () => {
    expect(await process('list.csv', 'sku,stock\n-12,1\n')).toContain(
      'It must begin with products, prices, stock,',
    );
    expect(await process('stocks.csv', 'sku,stock\n-12,1\n')).toContain(
      'It must begin with products, prices, stock,',
    );
    expect(await process('stock-x.csv', 'colour,weight\nred,1\n')).toContain(
      'No column was recognized as product_id. The columns are: colour, weight.',
    );
    expect(await process('stock-y.csv', 'sku,stock\n-12,"1\n')).toContain('not closed');
    expect(await process('stock-z.csv', '')).toContain('empty');
    const future = new Date(clock + 10 * MINUTE).toISOString();
    expect(await process('stock-f.csv', `sku,stock,as of\n-12,1,${future}\n`)).toContain(
      'This time is in the future.',
    );
    expect(await available('-12', 'CA')).toBe(7);
  });

  it('is answered in the house language', async () => {
    const french = async (name: string, content: string) => {
      folder.put(name, content, now());
      await take({ lang: 'fr' });
      const isFailed = folder.list('failed').includes(name);
      return isFailed
        ? folder.read('failed', `${name}.txt`)
        : folder.read('done', `${name}.result.csv`);
    };
    expect(await french('liste.csv', 'sku,stock\n-12,1\n')).toContain('Il doit commencer par');
    expect(await french('stock-fr.csv', 'couleur,poids\nrouge,1\n')).toContain(
      'Aucune colonne n’a été reconnue comme product_id.',
    );
    expect(await french('stock-vide.csv', '')).toContain('le fichier est vide');
    expect(await french('stock-rows.csv', 'sku,stock\nNOPE,1\n')).toContain(
      'Ce produit n’existe pas',
    );
    const empty = `sku,stock\n${LOTS.map((id) => `${id},0`).join('\n')}\n\n`;
    expect(await french('stock-zero-fr.csv', empty)).toContain(
      'mettrait 60 produits en rupture de stock',
    );
  });

  it('is refused if a column may be a price and is not known as one', async () => {
    const text = 'SKU,Dealer price,Sale price\nNEEDLE,9.50,3\n';
    expect(await process('prices-dealer.csv', text)).toContain('“Dealer price” may be a price');
  });

  it('is applied if there is nothing that the number in its name could confirm', async () => {
    expect(await process('stock-few.confirm-5.csv', 'sku,stock\nNEEDLE,80000\n')).toEqual([
      ['2', 'NEEDLE CA', 'changed'],
    ]);
    const prices = 'sku,country,price\nNEEDLE,CA,9.75\n';
    expect(await process('prices-few.confirm-5.csv', prices)).toEqual([
      ['2', 'NEEDLE CA', 'changed'],
    ]);
  });

  it('that may be a mistake is refused with the file name that confirms it', async () => {
    const empty = `sku,stock\n${LOTS.map((id) => `${id},0`).join('\n')}\n`;
    const result = await process('stock-zero.csv', empty);
    expect(result).toContain('Nothing was changed: the file would take 60 products out of stock');
    expect(result).toContain('with the name stock-zero.confirm-60.csv');
    expect(await available('LOT-1', 'CA')).toBe(5);
    expect(await process('stock-zero.confirm-59.csv', empty)).toContain('confirm-60.csv');
    expect(await process('stock-zero.confirm-60.csv', empty)).toHaveLength(60);
    expect(await available('LOT-1', 'CA')).toBe(0);
  });

  it('with stock accounts for the orders up to the orders file that it names', async () => {
    await server.db
      .insertInto('export_files')
      .values({
        number: 7,
        first_seq: 1,
        last_seq: 0,
        orders: 1,
        encoding: 'utf-8',
        content: '',
        sha256: '',
        made_at: '',
        written_at: null,
        gone_at: null,
        told_at: null,
      })
      .execute();
    await released({ NEEDLE: 3 });
    await process('stock-n1.csv', 'sku,stock,orders file\nNEEDLE,40,orders-000007.csv\n');
    expect(await available('NEEDLE', 'CA')).toBe(37);
    const { seq } = await server.db
      .selectFrom('events')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .executeTakeFirstOrThrow();
    await server.db.updateTable('export_files').set({ last_seq: seq }).execute();
    clock += MINUTE;
    await process('stock-n2.csv', 'sku,stock,orders file\nNEEDLE,37,7\n');
    expect(await available('NEEDLE', 'CA')).toBe(37);
    expect(await process('stock-n3.csv', 'sku,stock,orders file\nNEEDLE,1,8\n')).toContain(
      'There is no orders file 8.',
    );
    expect(openFiles()).toEqual([]);
  });

  it('with the same heading twice is refused', async () => {
    expect(await process('stock-twice.csv', 'sku,stock,Stock\n-12,5,7\n')).toContain(
      'Two columns have the heading “stock”.',
    );
  });

  it('that is unreadable or never ends leaves the server unchanged', async () => {
    const damaged = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(5000, 7)]);
    folder.put('stock-damaged.xlsx', damaged, now());
    await take({ convert: inThread });
    expect(folder.read('failed', 'stock-damaged.xlsx.txt')).toContain('The workbook is damaged');
    folder.put('stock-huge.csv', Buffer.alloc(33 * 1024 * 1024, 'a,1\n'), now());
    await take();
    expect(folder.read('failed', 'stock-huge.csv.txt')).toContain('The file is too large');
    const rows = `sku,stock\n${'-12,1\n'.repeat(100_001)}`;
    expect(await process('stock-long.csv', rows)).toContain('The file is too large');
    folder.put('stock-endless.csv', 'sku,stock\n-12,1\n', now());
    await take({ convert: openConverter(program.file, 1) });
    expect(folder.read('failed', 'stock-endless.csv.txt')).toContain('too large');
    expect(folder.list('in')).not.toContain('stock-endless.csv');
    expect(folder.list('.work')).toEqual([]);
  });
});

describe('a workbook that unpacks to 200 MB', () => {
  it.each([{ lies: false }, { lies: true }])(
    'is refused in the folder, and none of it is applied %j',
    async (claim) => {
      const name = `stock-bomb-${String(claim.lies)}.xlsx`;
      const before = await available('-12', 'CA');
      const jobsBefore = (await server.db.selectFrom('jobs').select('id').execute()).length;
      folder.put(name, await workbookBomb(claim), now());
      await take({ convert: inThread });
      expect(folder.read('failed', `${name}.txt`)).toMatch(
        /^The (file is too large|workbook is damaged).*Nothing was applied\.\n$/,
      );
      expect(folder.list('failed')).toContain(name);
      expect(folder.list('.work')).toEqual([]);
      expect((await server.db.selectFrom('jobs').select('id').execute()).length).toBe(jobsBefore);
      expect(await available('-12', 'CA')).toBe(before);
      // The next file is processed normally.
      const count = before + 7;
      const next = `sku,stock\n-12,${count}\n`;
      const after = `stock-after-${String(claim.lies)}.csv`;
      expect(await process(after, next, now(), { convert: inThread })).toEqual([
        ['2', '-12 CA', 'changed'],
      ]);
      expect(await available('-12', 'CA')).toBe(count);
    },
  );
});

describe('a file of categories or customers', () => {
  const categoryOf = (cat_code: string) =>
    server.db
      .selectFrom('categories')
      .where('cat_code', '=', cat_code)
      .selectAll()
      .executeTakeFirst();

  it('adds and changes categories, and reports the rows it cannot use', async () => {
    await process(
      'categories-menu.csv',
      'cat_code;parent_code;name;name_fr;position\nPAINT;;Paint;Peinture;3\nPAINT OIL;PAINT;Oil;Huile;\nLOST;NOWHERE;Lost;;\n;;No code;;\n',
    );
    const results = folder.results('categories-menu.csv');
    expect(results.map(([line, key, outcome]) => [line, key, outcome])).toEqual([
      ['2', 'PAINT', 'added'],
      ['3', 'PAINT OIL', 'added'],
      ['4', 'LOST', 'error'],
      expect.arrayContaining(['5', 'error']) as string[],
    ]);
    expect(await categoryOf('PAINT OIL')).toMatchObject({
      parent_code: 'PAINT',
      name_en: 'Oil',
      name_fr: 'Huile',
    });
    expect(await categoryOf('LOST')).toBeUndefined();
    expect(await process('categories-2.csv', 'cat_code,name\nPAINT,Paints\n')).toEqual([
      ['2', 'PAINT', 'changed'],
    ]);
    expect(await categoryOf('PAINT')).toMatchObject({ name_en: 'Paints', name_fr: 'Peinture' });
  });

  it('adds, changes and locks customers, and refuses a taken e-mail address without changing its owner', async () => {
    const customerOf = (code: string) =>
      server.db
        .selectFrom('customers')
        .where('customer_code', '=', code)
        .selectAll()
        .executeTakeFirst();
    await process(
      'customers-erp.csv',
      'customer_code,email,owner_name,company_name,country,terms\nLAINE01,Achats@Laine.test,Ana,La Laine,CA,NET 30\nZIL02,achats@laine.test,Bo,Au Fil,CA,\nZIL03,,Cy,,CA,\n',
    );
    const results = folder.results('customers-erp.csv');
    expect(results.map(([line, key, outcome, code]) => [line, key, outcome, code])).toEqual([
      ['2', 'LAINE01', 'added', undefined],
      ['3', 'ZIL02', 'error', 'exchange.emailTaken'],
      ['4', 'ZIL03', 'error', 'exchange.email'],
    ]);
    expect(await customerOf('LAINE01')).toMatchObject({
      email: 'achats@laine.test',
      company_name: 'La Laine',
      terms: 'NET 30',
    });
    expect(await customerOf('ZIL02')).toBeUndefined();
    expect(await process('customers-2.csv', 'customer_code,standing\nLAINE01,locked\n')).toEqual([
      ['2', 'LAINE01', 'changed'],
    ]);
    expect(await customerOf('LAINE01')).toMatchObject({ status: 'locked', terms: 'NET 30' });
  });
});

describe('a file about orders', () => {
  it('acknowledges them', async () => {
    const id = await released({ THREAD: 2 });
    const result = await process(
      'acknowledgements.csv',
      `Order Number,Sales Order\n#${id},SO-7\n999999,SO-8\n`,
    );
    expect(result).toEqual([
      ['2', id, 'acknowledged'],
      ['3', '999999', 'unknown'],
    ]);
    expect((await erp.order(id)).body.external_id).toBe('SO-7');
  });

  it('ships them, one row per line, with the head repeated', async () => {
    const id = await released({ THREAD: 6, NEEDLE: 2 });
    const other = await released({ THREAD: 1 });
    const result = await process(
      'shipments-1.csv',
      `Order,Delivery,Carrier,Tracking,Line,Packs\n${id},D1,,1Z999AA10123456784 1Z999AA10123456785,1,4\n${id},D1,UPS,1Z 999 AA1 01 2345 6784,2,2\n${id},D2,UPS,,1,9\n${other},D3,,,,\n`,
    );
    expect(result).toEqual([
      ['2', `${id} 1`, 'added'],
      ['3', `${id} 2`, 'added'],
      ['4', `${id} 1`, 'error', 'desk.tooMany'],
      ['5', other, 'added'],
    ]);
    const { shipments, stage } = (await erp.order(id)).body;
    expect([stage, shipments.length]).toEqual(['part_shipped', 1]);
    expect(shipments[0]).toMatchObject({
      external_id: 'D1',
      carrier: 'UPS',
      tracking: [{ number: '1Z999AA10123456784' }, { number: '1Z999AA10123456785' }],
      lines: [
        { line: 1, quantity: 4 },
        { line: 2, quantity: 2 },
      ],
    });
    expect((await erp.order(other)).body.stage).toBe('shipped');
  });

  it('ships nothing of a shipment whose rows cannot all be used, or contradict each other', async () => {
    const id = await released({ THREAD: 6, NEEDLE: 2 });
    const result = await process(
      'shipments-partial.csv',
      [
        'Order,Delivery,Carrier,Tracking,Line,Packs',
        `${id},P1,UPS,,1,4`,
        `${id},P1,UPS,,2,two`,
        `${id},P2,UPS,,1,1`,
        `${id},P2,Purolator,,2,1`,
        `${id},P3,FedEx,7.94697E+11,1,1`,
        `${id},P4,UPS,,1,2 1`,
        `${id},P5,UPS,,,`,
        `${id},P5,UPS,,,`,
      ].join('\n'),
    );
    expect(result).toEqual([
      ['2', `${id} 1`, 'error', 'folder.otherRow'],
      ['3', `${id} 2`, 'error', 'field.integer'],
      ['4', `${id} 1`, 'error', 'folder.headsDiffer'],
      ['5', `${id} 2`, 'error', 'folder.headsDiffer'],
      ['6', `${id} 1`, 'error', 'exchange.shortened'],
      ['7', `${id} 1`, 'error', 'field.integer'],
      ['8', id, 'error', 'row.which'],
      ['9', id, 'error', 'row.which'],
    ]);
    expect((await erp.order(id)).body.shipments).toEqual([]);
  });

  it('with the progress of lines creates the missing shipment, and nothing the second time', async () => {
    const id = await released({ THREAD: 10 });
    const head = 'order_id,line,shipped,back_ordered,cancelled,reason,expected_on,carrier,tracking';
    const line = async () => (await erp.order(id)).body.lines[0];
    const status = async (name: string, ...rows: string[]) =>
      process(name, `${head}\n${rows.map((row) => `${id},${row}`).join('\n')}\n`);

    expect(await status('order-status-1.csv', '1,6,4,,,2026-12-03,UPS,1Z9')).toEqual([
      ['2', `${id} 1`, 'changed'],
    ]);
    expect(await line()).toMatchObject({ shipped: 6, back_ordered: 4, expected_on: '2026-12-03' });
    clock += MINUTE;
    expect(await status('order-status-2.csv', '1,6,4,,,12/3/2026,UPS,1Z9')).toEqual([
      ['2', `${id} 1`, 'unchanged'],
    ]);
    clock += MINUTE;
    await status('order-status-3.csv', '1,9,,1,out_of_stock,,UPS,1Z10');
    const { stage, shipments, lines } = (await erp.order(id)).body;
    expect([stage, lines[0]?.shipped, lines[0]?.cancelled]).toEqual(['shipped', 9, 1]);
    expect(shipments.map((one) => one.tracking[0]?.number).sort()).toEqual(['1Z10', '1Z9']);
    clock += MINUTE;
    expect(await status('order-status-4.csv', '1,5,,,,,,', '2,1,,,,,,')).toEqual([
      ['2', `${id} 1`, 'error', 'row.fewerShipped'],
      ['3', `${id} 2`, 'error', 'row.noLine'],
    ]);
    // Saved before the others, but added after them.
    const old = new Date(clock - 30 * MINUTE);
    const stale = await process('order-status-5.csv', `${head}\n${id},1,2,,,,,,\n`, old);
    expect(stale).toEqual([['2', `${id} 1`, 'stale']]);
    expect((await erp.order(id)).body.shipments).toHaveLength(2);
  });
});

describe('the dates of a file', () => {
  it('are read with the day first if one of their column shows it, and two-digit years ahead', async () => {
    const id = await released({ THREAD: 10, NEEDLE: 5 });
    const expected = async () =>
      (await erp.order(id)).body.lines.map(({ expected_on }) => expected_on);
    const status = (name: string, first: string, second: string) => {
      clock += MINUTE;
      const rows = `${id},1,4,${first}\n${id},2,3,${second}\n`;
      return process(name, `order_id,line,back_ordered,expected_on\n${rows}`);
    };
    await status('order-status-day.csv', '3/12/2026', '25/11/2026');
    expect(await expected()).toEqual(['2026-12-03', '2026-11-25']);
    await status('order-status-month.csv', '3/12/2027', '11/25/2026');
    expect(await expected()).toEqual(['2027-03-12', '2026-11-25']);
    await status('order-status-short.csv', '1/15/27', '2/1/27');
    expect(await expected()).toEqual(['2027-01-15', '2027-02-01']);
  });
});

describe('a file of early in the morning', () => {
  it('may give its day as the ship date', async () => {
    clock = Date.parse('2026-11-25T06:00:00Z');
    const [id, other] = [await released({ THREAD: 2 }), await released({ THREAD: 2 })];
    const rows = `${id},M1,UPS,2026-11-25\n${other},M2,UPS,2026-11-26\n`;
    expect(await process('shipments-morning.csv', `Order,Delivery,Carrier,Ship date\n${rows}`)) //
      .toEqual([
        ['2', id, 'added'],
        ['3', other, 'error', 'row.future'],
      ]);
    const { shipments } = (await erp.order(id)).body;
    expect(shipments[0]?.shipped_at.slice(0, 10)).toBe('2026-11-25');
  });
});

describe('a row of a file that is wrong in part', () => {
  it('ships nothing, and is applied in full once it is right', async () => {
    const id = await released({ THREAD: 10 });
    const head = 'order_id,line,shipped,back_ordered,cancelled,reason,as_of';
    const status = async (name: string, row: string) => process(name, `${head}\n${id},1,${row}\n`);
    for (const [name, row, code] of [
      ['order-status-a.csv', '6,,4,,', 'row.noReason'],
      ['order-status-b.csv', '6,5,,,', 'desk.tooMany'],
      ['order-status-c.csv', '6,4,,,2999-01-01T00:00:00Z', 'row.future'],
    ] as const) {
      clock += MINUTE;
      expect(await status(name, row)).toEqual([['2', `${id} 1`, 'error', code]]);
    }
    expect((await erp.order(id)).body).toMatchObject({ stage: 'released', shipments: [] });
    clock += MINUTE;
    expect(await status('order-status-d.csv', '6,,4,damaged,')).toEqual([
      ['2', `${id} 1`, 'changed'],
    ]);
    expect((await erp.order(id)).body).toMatchObject({ stage: 'shipped', shipments: [{}] });
  });

  it('is stale by its time, in whatever zone that is written', async () => {
    const id = await released({ THREAD: 10 });
    const status = async (name: string, row: string) =>
      process(name, `order_id,line,shipped,as_of\n${id},1,${row}\n`);
    const at = (minutes: number) => new Date(clock - minutes * MINUTE).toISOString();
    expect(await status('order-status-e.csv', `2,${at(5)}`)).toEqual([['2', `${id} 1`, 'changed']]);
    // Nine minutes ago, on a clock that is two hours ahead of UTC.
    const zoned = at(9 - 120).replace('Z', '+02:00');
    expect(await status('order-status-f.csv', `6,${zoned}`)).toEqual([['2', `${id} 1`, 'stale']]);
    expect((await erp.order(id)).body.shipments).toHaveLength(1);
  });

  it('does not ship what is open if it has no line, but another row of its shipment has one', async () => {
    const id = await released({ THREAD: 6, NEEDLE: 2 });
    const result = await process(
      'shipments-part.csv',
      `Order,Delivery,Carrier,Line,Packs\n${id},P1,UPS,,\n${id},P1,UPS,2,1\n`,
    );
    expect(result).toEqual([
      ['2', id, 'error', 'row.which'],
      ['3', `${id} 2`, 'error', 'row.which'],
    ]);
    expect((await erp.order(id)).body.stage).toBe('released');
  });
});

describe('the lease of a process that ends', () => {
  afterEach(() => jest.useRealTimers());

  it('is released only after its renewal, which would store it again', async () => {
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] });
    const steps: string[] = [];
    let renewed = () => {};
    const renewal = new Promise<void>((resolve) => (renewed = resolve));
    const renew = async () => {
      steps.push('renewing');
      await renewal;
      steps.push('renewed');
    };
    const ended = whileRenewing(renew, async () => {
      jest.advanceTimersByTime(5_000);
    }).then(() => steps.push('ended'));
    await new Promise(setImmediate);
    renewed();
    await ended;

    expect(steps).toEqual(['renewing', 'renewed', 'ended']);
  });
});

describe('a process that is killed', () => {
  /** Simulates a killed process: its leases are neither released nor renewed. */
  let isDead = false;
  const itsNow = () => (isDead ? new Date(0) : now());
  const hangs = () => new Promise<never>(() => undefined);
  beforeEach(() => (isDead = false));
  const last = (id: string) =>
    folder.list('done').find((name) => name.startsWith(id) && !name.includes('result'));

  it('while it reads a file leaves it to another, but only after its lease', async () => {
    folder.put('stock-kill.csv', 'sku,change\n-12,-2\n', now());
    let isReading = false;
    const convert = () => {
      isReading = true;
      return hangs();
    };
    const one = inbox({ convert, now: itsNow });
    await one.poll();
    one.poll().catch(() => undefined);
    while (!isReading) await new Promise(setImmediate);
    isDead = true;
    await take();
    expect(last('stock-kill')).toBeUndefined();
    const before = await available('-12', 'CA');
    clock += 41_000;
    await take();
    expect(folder.results('stock-kill.csv')).toEqual([['2', '-12 CA', 'changed']]);
    expect(await available('-12', 'CA')).toBe(before - 2);
  });

  it('just after it has recorded a file leaves the file to another, which does not take it for a repeated one', async () => {
    const row = {
      kind: 'stock',
      sha256: 'same content',
      state: 'taken',
      job_id: null,
      taken_at: now().toISOString(),
      finished_at: null,
    } as const;
    const add = (id: string) => addImportedFile(server.db, { ...row, id, name: `${id}.csv` });

    expect(await add('recorded')).toBeUndefined();
    expect(await add('recorded')).toBeUndefined();
    expect(await add('other')).toMatchObject({ name: 'recorded.csv' });
    await server.db.deleteFrom('taken_files').where('id', '=', 'recorded').execute();
  });

  it('while a job processes a file leaves the job running, and the rows are applied once', async () => {
    const before = await available('-12', 'CA');
    folder.put('stock-kill-2.csv', 'sku,change\n-12,-4\n', now());
    // A shop without a worker for its jobs.
    const nobody = { wake: () => undefined, close: async () => undefined };
    const one = inbox({ jobs: nobody, now: itsNow });
    await jobs.close();
    await one.poll();
    one.poll().catch(() => undefined);
    const begun = () =>
      server.db
        .selectFrom('taken_files')
        .where('name', '=', 'stock-kill-2.csv')
        .where('job_id', 'is not', null)
        .select('id')
        .executeTakeFirst();
    while (!(await begun())) await new Promise(setImmediate);
    isDead = true;
    jobs = openJobs({ db: server.db, now, onError: () => undefined });
    clock += 41_000;
    await take();
    expect(folder.results('stock-kill-2.csv')).toEqual([['2', '-12 CA', 'changed']]);
    expect(await available('-12', 'CA')).toBe(before - 4);
    expect(folder.list('.work')).toEqual([]);
  });

  it('before it files a processed file leaves it to be filed later, without applying it again', async () => {
    const [done] = await server.db
      .selectFrom('taken_files')
      .where('name', '=', 'stock-kill-2.csv')
      .select('id')
      .execute();
    renameSync(
      join(folder.dir, 'done', 'stock-kill-2.csv'),
      join(folder.dir, '.work', `${done?.id}--stock-kill-2.csv`),
    );
    const before = await available('-12', 'CA');
    await take();
    expect(last('stock-kill-2')).toBe('stock-kill-2.csv');
    expect(await available('-12', 'CA')).toBe(before);
  });
});
