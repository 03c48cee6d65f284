import { join } from 'node:path';

import { importCatalogue } from '../../server/commands/import/importCatalogue';
import { openInvoiceFiles } from '../../server/files/invoiceFiles';
import { openJobs, type Jobs } from '../../server/services/exchange/jobs/workJobs';
import { openInbox } from '../../server/services/folder/openInbox';
import { convertFile } from '../../server/table-files/convertFile';
import { readBook } from '../../server/table-files/openBook';
import { signInDesk } from '../support/desk';
import { exchangeFolder, type ExchangeFolder } from '../support/exchangeFolder';
import { waitForJob } from '../support/jobs';
import { newMachine, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';
import { uploader, type Uploader } from '../support/uploads';
import { bookOf } from '../support/workbook';

let server: TestServer;
let desk: Uploader;
let erp: Machine;
let folder: ExchangeFolder;
let jobs: Jobs;

beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMITS_UPLOAD: '0', LIMITS_CHANGE: '0', LIMITS_BROWSE: '0', LIMITS_BATCH: '0' },
  });
  desk = uploader(server, await signInDesk(server, ['catalogue', 'accounts']));
  erp = await newMachine(server, 'erp');
  jobs = openJobs({ db: server.db, now: () => new Date(), onError: () => undefined });
  folder = exchangeFolder(join(server.dataDir, 'exchange'));
});
afterAll(async () => {
  await jobs.close();
  await server.close();
});

interface File {
  name: string;
  bytes: Buffer;
}

const KINDS = ['products', 'prices'] as const;

/** The ways in of a file of products and their prices. */
const WAYS = {
  command: async (files: readonly File[]) => {
    const openBook = async (source: Uint8Array | string) => {
      const book = await readBook(source, 64);
      return 'sheets' in book ? book.sheets : [];
    };
    for (const { bytes } of files)
      await importCatalogue(server.db, bytes, { isUpdate: true, openBook });
  },
  desk: async (files: readonly File[]) => {
    // One after the other: all at once, they would mostly wait for each other and ask how it goes.
    for (const { name, bytes } of files) {
      for (const kind of KINDS) await desk.applied(await desk.tried(bytes, { kind, name }));
    }
  },
  folder: async (files: readonly File[]) => {
    for (const { name, bytes } of files) {
      for (const kind of KINDS) folder.put(`${kind}-${name}`, bytes);
    }
    const box = openInbox({
      db: server.db,
      dir: folder.dir,
      convert: convertFile,
      jobs,
      mails: server.mails,
      invoiceFiles: openInvoiceFiles(server.dataDir),
      now: () => new Date(),
      lang: '',
      onError: () => undefined,
    });
    await box.poll();
    await box.poll();
    await box.close();
    expect(folder.list('failed')).toEqual([]);
  },
  api: async (files: readonly File[]) => {
    for (const { bytes } of files) {
      for (const kind of KINDS) {
        const { statusCode, json } = await server.app.inject({
          method: 'PATCH',
          url: `/api/v1/${kind}`,
          headers: { authorization: `Bearer ${erp.token}`, 'content-type': 'text/csv' },
          payload: bytes,
        });
        expect(statusCode).toBe(202);
        await waitForJob(server, erp, json<{ job_id: string }>().job_id);
      }
    }
  },
};

interface Stored {
  id: string;
  name?: string;
  price?: number;
  sale?: number | null;
  barcodes?: string[];
  [field: string]: unknown;
}

type Rows = readonly (readonly (string | number)[])[];

/** In the name of each file, `§` becomes what tells its products from those of other files. */
interface Case {
  file: string | Rows;
  encode?: (text: string) => Buffer;
  expected: Stored[];
}

const RED: Stored = { id: '1', name: 'Red yarn', price: 950 };
const BLUE: Stored = { id: '2', name: 'Crème «bleue»', price: 1275 };
const lines = (...rows: string[]) => rows.join('\n');
const plain = (delimiter = ',', end = '\n') =>
  ['SKU,Name,Price', '§1,Red yarn,9.50', '§2,Crème «bleue»,12.75']
    .map((row) => row.replaceAll(',', delimiter))
    .join(end);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const CASES: Record<string, Case> = {
  'English headings': { file: plain(), expected: [RED, BLUE] },
  'French headings, semicolons and decimal commas': {
    file: lines(
      'N° de produit;Désignation;Prix unitaire;Code-barres',
      '§1;Red yarn;9,50;036000291452',
      '§2;Crème «bleue»;1 012,75;',
    ),
    expected: [
      { ...RED, barcodes: ['036000291452'] },
      { ...BLUE, price: 101_275 },
    ],
  },
  'Spanish headings': {
    file: lines('Código;Nombre;Precio;Marca', '§1;Red yarn;9,50;Lana', '§2;Crème «bleue»;12,75;'),
    expected: [{ ...RED, brand: 'Lana' }, BLUE],
  },
  tabs: { file: plain('\t'), expected: [RED, BLUE] },
  bars: { file: plain('|'), expected: [RED, BLUE] },
  'a byte order mark': { file: `\ufeff${plain()}`, expected: [RED, BLUE] },
  'UTF-16': { file: `\ufeff${plain()}`, encode: utf16, expected: [RED, BLUE] },
  'big-endian UTF-16': {
    file: `\ufeff${plain()}`,
    encode: (text) => utf16(text).swap16(),
    expected: [RED, BLUE],
  },
  'UTF-16 without a byte order mark': { file: plain(), encode: utf16, expected: [RED, BLUE] },
  'Windows-1252': {
    file: plain(';'),
    encode: (text) => Buffer.from(text, 'latin1'),
    expected: [RED, BLUE],
  },
  'Windows line ends': { file: plain(',', '\r\n'), expected: [RED, BLUE] },
  'old Macintosh line ends': { file: plain(',', '\r'), expected: [RED, BLUE] },
  'a title above': { file: lines('Price list,,', 'Spring 2026,,', plain()), expected: [RED, BLUE] },
  'blank lines and empty columns': {
    file: lines('SKU,Name,Price,,', '', '§1,Red yarn,9.50,,', ',,,,', ''),
    expected: [RED],
  },
  'quoted cells of several lines with commas': {
    file: lines(
      'SKU,Name,Description,Price',
      '§1,Red yarn,"Soft, warm, fine, washable',
      '50 g, 100 m, 4 ply, wool",9.50',
      '§2,Crème «bleue»,y,12.75',
    ),
    expected: [
      { ...RED, description: '<p>Soft, warm, fine, washable</p><p>50 g, 100 m, 4 ply, wool</p>' },
      BLUE,
    ],
  },
  'doubled quotation marks and bare inch marks': {
    file: lines('SKU,Name,Price', '§1,"Yarn ""red""",9.50', '§2,Zip 7" long,3'),
    expected: [
      { id: '1', name: 'Yarn "red"' },
      { id: '2', name: 'Zip 7" long', price: 300 },
    ],
  },
  'thousands and decimal commas': {
    file: lines('SKU;Name;Price', '§1;Loom;1.234,50', '§2;Yarn;9,5'),
    expected: [
      { id: '1', name: 'Loom', price: 123_450 },
      { id: '2', name: 'Yarn', price: 950 },
    ],
  },
  'currency signs': {
    file: lines('SKU,Name,Price', '§1,Red yarn,$9.50', '§2,Crème «bleue»,CA$ 12.75'),
    expected: [RED, BLUE],
  },
  'codes that a spreadsheet was kept from changing': {
    file: lines(
      `SKU,Name,Price,UPC`,
      `'§1,Red yarn,9.50,'036000291452`,
      `"=""§2""",Crème «bleue»,12.75,`,
    ),
    expected: [{ ...RED, barcodes: ['036000291452'] }, BLUE],
  },
  'a workbook': {
    file: [
      ['SKU', 'Name', 'Price', 'UPC'],
      ['§1', 'Red yarn', 9.5, 36_000_291_452],
      ['§2', 'Crème «bleue»', 12.75, ''],
    ],
    expected: [{ ...RED, barcodes: ['036000291452'] }, BLUE],
  },
  'a workbook with a title': {
    file: [['Price list 2026'], [], ['SKU', 'Name', 'Price'], ['§1', 'Red yarn', 9.5]],
    expected: [RED],
  },
  'headings run together': {
    file: lines('ProductID,ProductName,UnitPrice', '§1,Red yarn,9.50'),
    expected: [RED],
  },
  'HTML in names': {
    file: lines('SKU,Name,Price,Brand', '§1,<b>Red</b> <i>yarn</i>,9.50,Arts &amp; Crafts'),
    expected: [{ ...RED, name: '<b>Red</b> <i>yarn</i>', brand: 'Arts & Crafts' }],
  },
  'prices for two countries': {
    file: lines('SKU,Name,Price CAD,Price USD', '§1,Red yarn,9.50,7.25'),
    expected: [{ ...RED, price_us: 725 }],
  },
  'a regular and a sale price': {
    file: lines(
      'SKU,Name,Regular price,Sale price',
      '§1,Red yarn,9.50,3',
      '§2,Crème «bleue»,12.75,',
    ),
    expected: [
      { ...RED, sale: 300 },
      { ...BLUE, sale: null },
    ],
  },
  'a sale price alone, which is the price': {
    file: lines('Internal Reference,Name,Sales Price', '§1,Red yarn,9.50'),
    expected: [{ ...RED, sale: null }],
  },
  'a French price and reduced price': {
    file: lines('Référence;Libellé;Prix de vente;Prix réduit', '§1;Red yarn;9,50;8,00'),
    expected: [{ ...RED, sale: 800 }],
  },
  'a Spanish price and sale price': {
    file: lines('Referencia;Nombre;Precio de venta;Precio rebajado', '§1;Red yarn;9,50;8,00'),
    expected: [{ ...RED, sale: 800 }],
  },
  'an empty column of product ids beside one of codes': {
    file: lines('product_id,sku,name,price', ',§1,Red yarn,9.50', ',§2,Crème «bleue»,12.75'),
    expected: [RED, BLUE],
  },
  'an empty column of UPCs beside one of EANs': {
    file: lines('sku,name,price,UPC,EAN13', '§1,Red yarn,9.50,,4006381333931'),
    expected: [{ ...RED, barcodes: ['4006381333931'] }],
  },
  'a barcode that is wrong beside one that is right': {
    file: lines(
      'sku,name,price,barcode',
      '§1,Red yarn,9.50,036000291453',
      '§2,Crème «bleue»,12.75,4006381333931',
    ),
    expected: [
      { ...RED, barcodes: [] },
      { ...BLUE, barcodes: ['4006381333931'] },
    ],
  },
  'many codes of the shop’s own': {
    file: lines(
      'sku,name,price,barcode',
      ...[1, 2, 3, 4, 5, 6].map((at) => `§${at},Yarn ${at},9.50,2000010${at}`),
    ),
    expected: [1, 2, 3, 4, 5, 6].map((at) => ({ id: String(at), barcodes: [`2000010${at}`] })),
  },
  'two lines in a cell, with as many commas as there are columns': {
    file: lines(
      'SKU,Name,Price,Description',
      '§1,Red,9.50,"Soft, warm, fine, washable',
      '50 g"',
      '§2,Blue,12.75,y',
    ),
    expected: [
      { id: '1', name: 'Red', description: '<p>Soft, warm, fine, washable</p><p>50 g</p>' },
      { id: '2', name: 'Blue', description: '<p>y</p>' },
    ],
  },
  'words of headings in a row': {
    file: lines('Reference,Name,Price,Description', '§1,Stock,9.50,Price'),
    expected: [{ id: '1', name: 'Stock', price: 950, description: '<p>Price</p>' }],
  },
  'categories of four levels': {
    file: lines('sku,name,price,category', '§1,Red yarn,9.50,Knit § > Yarn > Wool > Fine'),
    expected: [{ ...RED, category: 'Wool' }],
  },
  'a WooCommerce export': {
    file: lines(
      'ID,Type,SKU,Name,Published,"Short description",Description,"Sale price","Regular price",Categories,Images,Parent',
      '41,simple,§1,Red yarn,1,,<p>Soft</p>,8.00,9.50,"Knit § > Yarn, Knit §","https://cdn.example/a.jpg, https://cdn.example/b.jpg",',
      '42,variable,§P,Cap,1,,<p>Warm</p>,,,Caps §,https://cdn.example/c.jpg,',
      '43,variation,§2,Cap – Blue,1,,,,12.75,,,§P',
      '44,variation,§3,Cap – Green,1,,,,13.75,,,id:42',
      '45,simple,§4,Old,-1,,,,13.75,,,',
    ),
    expected: [
      { ...RED, sale: 800, category: 'Yarn', image: 'https://cdn.example/a.jpg', type: '' },
      { id: '2', name: 'Cap – Blue', price: 1275, description: '<p>Warm</p>' },
      { id: '3', name: 'Cap – Green', price: 1375, image: 'https://cdn.example/c.jpg' },
    ],
  },
  'a Shopify export': {
    file: lines(
      'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Cost per item,Status',
      'yarn-§,Yarn,<p>Soft</p>,Laine,Wool,Color,Red,Size,50 g,§1,9.50,12.00,,https://cdn.example/a.jpg,4.00,active',
      'yarn-§,,,,,,Blue,,50 g,§2,12.75,,4006381333931,,4.00,',
      'yarn-§,,,,,,,,,,,,,https://cdn.example/b.jpg,,',
      'cap-§,Cap,,,,Title,Default Title,,,§3,5.00,,,,,draft',
    ),
    expected: [
      { id: '1', name: 'Yarn – Red / 50 g', price: 950, color: 'Red', brand: 'Laine' },
      { id: '2', name: 'Yarn – Blue / 50 g', price: 1275, barcodes: ['4006381333931'] },
    ],
  },
  'a PrestaShop file': {
    file: lines(
      'Reference #;Name*;Categories (x,y,z...);Price tax excluded;Price tax included;EAN13;UPC;Manufacturer;Image URLs (x,y,z...)',
      '§1;Red yarn;Yarn §;9,50;11,40;4006381333931;;Laine;https://cdn.example/a.jpg,https://cdn.example/b.jpg',
    ),
    expected: [
      { ...RED, barcodes: ['4006381333931'], brand: 'Laine', image: 'https://cdn.example/a.jpg' },
    ],
  },
  'a Magento export': {
    file: lines(
      'sku,product_type,categories,name,description,product_online,price,special_price,special_price_from_date,map_price,base_image,qty',
      '§1,simple,"Default Category/Gear §,Default Category/Gear §/Yarn",Red yarn,<p>Soft</p>,1,9.500000,8.00,,,/w/b/yarn.jpg,4',
      '§P,configurable,Default Category/Gear §,Cap,,1,,,,,,0',
    ),
    expected: [{ ...RED, sale: 800, category: 'Yarn', image: 'yarn.jpg' }],
  },
  'a row with more cells than headings, which may be of other columns': {
    file: lines(
      'SKU,Name,Price',
      '§1,Red yarn,9.50',
      '§3,Yarn, green, 50 g,3.00',
      '§2,Crème «bleue»,12.75,,',
    ),
    expected: [RED, BLUE],
  },
  'a line that tells a spreadsheet the delimiter': {
    file: lines('sep=;', plain(';')),
    expected: [RED, BLUE],
  },
  'an Odoo export': {
    file: lines(
      'Internal Reference,Name,Sales Price,Cost,Barcode,Quantity On Hand',
      '§1,Red yarn,9.50,4.00,4006381333931,12',
    ),
    expected: [{ ...RED, barcodes: ['4006381333931'] }],
  },
};

const bytesOf = ({ file, encode = (text) => Buffer.from(text) }: Case, prefix: string): Buffer => {
  if (typeof file === 'string') return encode(file.replaceAll('§', prefix));
  const rows = file.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replaceAll('§', prefix) : cell)),
  );
  return Buffer.from(bookOf({ Notes: [['Prices are in dollars']], Products: rows }));
};

async function storedRows(prefix: string): Promise<Stored[]> {
  const { db } = server;
  const products = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.cat_code', 'products.cat_code')
    .where('product_id', 'like', `${prefix}%`)
    .selectAll('products')
    .select('categories.name_en as category')
    .orderBy('product_id')
    .execute();
  const of = <Row extends { product_id: string }>(rows: Row[], id: string) =>
    rows.filter(({ product_id }) => product_id === id);
  const offers = await db
    .selectFrom('offers')
    .where('product_id', 'like', `${prefix}%`)
    .selectAll()
    .execute();
  const codes = await db
    .selectFrom('product_barcodes')
    .where('product_id', 'like', `${prefix}%`)
    .selectAll()
    .execute();
  return products.map(({ product_id, name_en, description_en, ...product }) => {
    const [inCanada, inUs] = ['CA', 'US'].map((country) =>
      of(offers, product_id).find((offer) => offer.country === country),
    );
    return {
      ...product,
      id: product_id.slice(prefix.length),
      name: name_en,
      description: description_en,
      price: inCanada?.selling_cents ?? 0,
      price_us: inUs?.selling_cents ?? 0,
      sale: inCanada?.sale_cents ?? null,
      barcodes: of(codes, product_id).map(({ barcode }) => barcode),
    };
  });
}

describe.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('a file sent by the %s', (way) => {
  const prefixOf = (at: number) => `${way}${at}-`;
  beforeAll(async () => {
    const files = Object.values(CASES).map((one, at) => ({
      name: `${at}.csv`,
      bytes: bytesOf(one, prefixOf(at)),
    }));
    await WAYS[way](files);
  });

  it.each(Object.entries(CASES).map(([what, { expected }], at) => ({ what, expected, at })))(
    'is understood with $what',
    async ({ expected, at }) => {
      const rows = await storedRows(prefixOf(at));
      expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(rows).toMatchObject(expected);
    },
  );
});
