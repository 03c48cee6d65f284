import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readMap } from '../../server/commands/import/readMap';
import { countryNamed } from '../../server/table-files/countryNames';
import { decodeText } from '../../server/table-files/decodeText';
import { catalogueKind } from '../../server/table-files/fileKinds';
import { findHeadings } from '../../server/table-files/findHeadings';
import { ImportRefusal } from '../../server/table-files/importRefusal';
import { decimalMark, parseCents, parseInteger } from '../../server/table-files/numbers';
import type { TextSource } from '../../server/table-files/openText';
import { readCatalogueFile } from '../../server/table-files/readCatalogueFile';
import { readOrdersFile } from '../../server/table-files/readOrdersFile';
import type { ImportedProduct } from '../../server/table-files/readRow';

const ROWS = [
  ['sku', 'name', 'price'],
  ['A1', 'Crème brush', '1.50'],
  ['A2', 'Ruban «été»', '2.75'],
];
const table = (delimiter = ',', lineEnd = '\n') =>
  ROWS.map((row) => row.join(delimiter)).join(lineEnd);

const utf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

async function read(source: TextSource, map = {}) {
  const file = await readCatalogueFile(source, { map, isUpdate: false });
  const products: ImportedProduct[] = [];
  const batches = file.products();
  for (;;) {
    const { value, done } = await batches.next();
    if (done) return { ...file, ...value, products };
    products.push(...value);
  }
}

const chooseColumns = (headings: string[], map: Record<string, string>) =>
  findHeadings([{ line: 1, cells: headings }], { kind: catalogueKind(false), map }).columns;

const readText = (text: string) => read(Buffer.from(text));

describe('a catalogue file is read', () => {
  it.each([
    ['UTF-8', Buffer.from(table())],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${table()}`)],
    ['UTF-16 with a byte order mark', utf16(`\ufeff${table()}`)],
    ['big-endian UTF-16', utf16(`\ufeff${table()}`, true)],
    ['UTF-16 without a byte order mark', utf16(table())],
    ['Windows-1252', Buffer.from(table(), 'latin1')],
    ['semicolons', Buffer.from(table(';'))],
    ['tabs', Buffer.from(table('\t'))],
    ['bars', Buffer.from(table('|'))],
    ['Windows line ends', Buffer.from(table(',', '\r\n'))],
    ['old Macintosh line ends', Buffer.from(table(',', '\r'))],
    ['a line end after the last row', Buffer.from(`${table()}\n\n\n`)],
    ['a title above the headings', Buffer.from(`Price list,,\nSpring 2026,,\n${table()}`)],
  ])('in %s', async (_form, bytes) => {
    const { products, faults } = await read(bytes);
    expect(faults).toEqual([]);
    expect(
      products.map(({ product_id, name, offers }) => [product_id, name, offers.CA.price]),
    ).toEqual([
      ['A1', 'Crème brush', 150],
      ['A2', 'Ruban «été»', 275],
    ]);
  });

  it('with quoted commas, doubled quotation marks, line breaks and bare inch marks', async () => {
    const { products, faults } = await readText(
      [
        'sku,name,price',
        'A1,"Thread, ""strong""",1',
        'A2,"Kit\nof two",2',
        '',
        'A3,Ruler 12" long,3',
        'A4,"ASSORTED" FLOWERS,4',
        'A5,"TAPE 2" WIDE",5',
      ].join('\n'),
    );
    expect(faults).toEqual([]);
    expect(products.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Thread, "strong"'],
      [3, 'Kit of two'],
      [6, 'Ruler 12" long'],
      [7, '"ASSORTED" FLOWERS'],
      [8, 'TAPE 2" WIDE'],
    ]);
  });

  it('up to a quotation mark that is never closed, which is reported', async () => {
    const file = await readText('sku,name,price\nA1,One,1\nA2,"Two,2\nA3,Three,3\n');
    expect(file.products.map(({ product_id }) => product_id)).toEqual(['A1']);
    expect(file.faults).toEqual([{ line: 3, reason: expect.stringContaining('never closed') }]);
    expect(file.isWhole).toBe(false);
  });

  it('without taking rows between two stray quotation marks for part of a name', async () => {
    const file = await readText('sku,name,price\nA1,"One,1\nA2,Two,2\nA3,Three",3\nA4,Four,4\n');
    expect(file.products.map(({ product_id }) => product_id)).toEqual(['A4']);
    expect(file.faults).toEqual([
      { line: 2, reason: expect.stringContaining('only closed on line 4') },
    ]);
    expect(file.isWhole).toBe(false);
  });
});

describe('a file that is read in parts', () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `A${at},"Crème «${'é'.repeat(at % 7)}»\r\nde ${at}",${at + 1}\r\n`,
  );
  const text = `sku,name,price\r\n${rows.join('')}`;

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-16', utf16(`\ufeff${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('gives the same result as one that is read at once, in %s', async (_form, bytes) => {
    const folder = mkdtempSync(join(tmpdir(), 'haberdash-test-'));
    const path = join(folder, 'list.csv');
    writeFileSync(path, bytes);
    const { products, ...inParts } = await read(path);
    rmSync(folder, { recursive: true });
    expect(inParts).toMatchObject({ accepted: rows.length, faults: [], isWhole: true });
    expect(products).toEqual((await read(bytes)).products);
    expect(products.at(-1)).toMatchObject({
      product_id: 'A19999',
      name: `Crème «${'é'.repeat(19_999 % 7)}» de 19999`,
      line: 40_000,
    });
  });
});

describe('columns are recognised', () => {
  it.each([
    ['English', 'SKU,Item Description,List Price,UPC Code,Case Qty,Qty On Hand', []],
    ['English, run together', 'ProductID,ProductName,UnitPrice,BarCode,ShipPack,Available', []],
    ['French', 'Code produit,Désignation,Prix unitaire,Code-barres,Colis,En stock', []],
    ['Spanish', 'Código,Descripción,Precio,Código de barras,Empaque,Existencias', []],
  ])('by their headings in %s', (_language, headings) => {
    const columns = chooseColumns(headings.split(','), {});
    expect(columns).toEqual({
      product_id: 0,
      name: 1,
      price: 2,
      barcode: 3,
      ship_pack: 4,
      stock: 5,
    });
  });

  it('with the description as the name only if there is no name', () => {
    expect(chooseColumns(['sku', 'description', 'price'], {})).toMatchObject({ name: 1 });
    expect(chooseColumns(['sku', 'description', 'name', 'price'], {})).toMatchObject({
      name: 2,
      description: 1,
    });
  });

  it('for two countries and three languages', () => {
    const headings = [
      'sku',
      'name',
      'name_fr',
      'name_es',
      'price',
      'price_us',
      'stock',
      'stock_us',
    ];
    expect(chooseColumns(headings, {})).toEqual({
      product_id: 0,
      name: 1,
      name_fr: 2,
      name_es: 3,
      price: 4,
      price_us: 5,
      stock: 6,
      stock_us: 7,
    });
  });

  it('as the user maps them, even to nothing', () => {
    const map = readMap(['Cost=price, Ref=product_id', 'Price=']);
    expect(chooseColumns(['Ref', 'Name', 'Price', 'Cost'], map)).toEqual({
      product_id: 0,
      name: 1,
      price: 3,
    });
  });

  it.each([
    [{ Costs: 'price' }, 'There is no column "Costs"'],
    [{ Name: 'colour of the lid' }, '"colour of the lid" is not a product field'],
  ])('or the user is told what does not fit: %j', (map, message) => {
    expect(() => chooseColumns(['Ref', 'Name'], map)).toThrow(message);
  });

  it.each(['sku,name,price,Price\nA1,Pen,2.00,3.00\n', 'sku,name,price,SKU\nA1,Pen,2.00,B1\n'])(
    'or the file is refused if two have the same heading: %j',
    async (text) => {
      await expect(readText(text)).rejects.toThrow(/^Two columns have the heading/);
    },
  );

  it('or the one mapped is used if two have the same heading', async () => {
    const file = Buffer.from('sku,name,price,Price\nA1,Pen,2.00,3.00\n');
    const { products } = await read(file, { Price: 'price' });
    expect(products).toMatchObject([{ offers: { CA: { price: 300 } } }]);
  });

  it('or an order history is refused if two have the same heading', async () => {
    const history = 'Order,Date,Customer,SKU,Qty,Qty,Price\n7,2026-01-02,C7,A1,2,9,4.19\n';
    await expect(readOrdersFile(Buffer.from(history), new Date('2026-02-01'))).rejects.toThrow(
      'Two columns have the heading "Qty"',
    );
  });

  it('or the file is refused with its headings and an example of a mapping', async () => {
    await expect(readText('ean,words\n1,2\n')).rejects.toThrow(
      /recognised as product_id, name, price.*ean, words.*--map "ean=product_id"/s,
    );
  });
});

describe('a file that is not a table', () => {
  it.each([
    ['an Excel workbook', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'save the sheet as CSV'],
    ['an old Excel workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'save the sheet as CSV'],
    ['a PDF', Buffer.from('%PDF-1.7 …'), 'This is a PDF'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'a picture'],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0, 0, 9]), 'not a text file'],
    ['nothing', Buffer.alloc(0), 'The file is empty'],
    ['blank lines', Buffer.from('\n  \n'), 'The file is empty'],
  ])('such as %s is refused with an explanation', async (_what, bytes, message) => {
    expect(() => decodeText(bytes)).toThrow(ImportRefusal);
    expect(() => decodeText(bytes)).toThrow(message);
    await expect(read(bytes)).rejects.toThrow(ImportRefusal);
    await expect(read(bytes)).rejects.toThrow(message);
  });
});

describe('prices are read', () => {
  it.each([
    ['1.5', 150],
    ['1.50', 150],
    ['.5', 50],
    ['$12.99', 1299],
    ['CA$ 12.99', 1299],
    ['1,234.50', 123_450],
    ['1 234.50', 123_450],
    ['0.855', 86],
    ['1.005', 101],
    ['19.99 USD', 1999],
    ['3', 300],
  ])('with a decimal point: %s', (text, cents) => {
    expect(parseCents(text, '.')).toBe(cents);
  });

  it.each([
    ['1,5', 150],
    ['1.234,50', 123_450],
    ['12,99 $', 1299],
    ['1 234,50 €', 123_450],
  ])('with a decimal comma: %s', (text, cents) => {
    expect(parseCents(text, ',')).toBe(cents);
  });

  it.each([
    ['4,10', 410],
    ['4,1', 410],
    ['0,125', 13],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ['1234,567', 123_457],
    ['12', 1200],
    ['$1,234.5', 123_450],
  ])('from their own notation, whatever the column uses: %s', (text, cents) => {
    expect(parseCents(text, '.')).toBe(cents);
    expect(parseCents(text, ',')).toBe(cents);
    expect(parseCents(text, undefined)).toBe(cents);
  });

  it.each(['1,234', '1.234', '12.500', '$ 999,000'])(
    'as their column decides if they are ambiguous, or else not at all: %s',
    (text) => {
      const [one = 0, other = 0] = [parseCents(text, '.'), parseCents(text, ',')];
      expect(Math.abs(Math.log10(one / other))).toBeCloseTo(3, 2);
      expect(parseCents(text, undefined)).toBeUndefined();
    },
  );

  it.each(['1,2,3', '1,23.4', '1.2345.678', '12,34,567.00', ',', '1,234.5.6', '1 2,,3'])(
    'never from malformed digit groups: %s',
    (text) => {
      for (const mark of ['.', ',', undefined] as const) {
        expect(parseCents(text, mark)).toBeUndefined();
      }
    },
  );

  it.each(['', 'free', '-1', '1.2.3', '12-14', '99999999999', 'NaN', '1e5'])(
    'never from %j',
    (text) => {
      expect(parseCents(text, '.')).toBeUndefined();
    },
  );

  it.each([
    [['1.234', '0.85'], '.'],
    [['1.234', '0,85'], ','],
    [['1.234,00', '3'], ','],
    [['1,234', '2,50'], ','],
    [['1,234', '2.50'], '.'],
    [['3', '4'], undefined],
    [['1.234', '1.250'], undefined],
    [['4,10', '4.10', '1.234'], undefined],
    [['4,10', '4.10', '5.20', '1,234'], undefined],
  ] as const)('by the notation of the whole column: %j', (prices, mark) => {
    expect(decimalMark(prices)).toBe(mark);
  });

  it.each([
    ['12', undefined, 12],
    ['-4', undefined, -4],
    ['0', undefined, 0],
    ['1 000', undefined, 1000],
    ['2 1', undefined, undefined],
    ['12 000 5', undefined, undefined],
    ['1,234,567', undefined, 1_234_567],
    ['1.234,00', undefined, 1234],
    ['12.0', undefined, 12],
    ['12,00', undefined, 12],
    ['0.000', undefined, 0],
    ['+7', undefined, 7],
    ['1,000', '.', 1000],
    ['-1,000', '.', -1000],
    ['12.000', '.', 12],
    ['12.000', ',', 12_000],
    ['12.000', undefined, undefined],
    ['-1,000', undefined, undefined],
    ['12.5', undefined, undefined],
    ['12.500', '.', undefined],
    ['a dozen', undefined, undefined],
    ['99999999999', undefined, undefined],
  ] as const)('as are whole numbers: %s where the decimal mark is %s', (text, mark, number) => {
    expect(parseInteger(text, mark)).toBe(number);
  });
});

describe('a country is recognised', () => {
  it.each([
    ['US', ['US', 'usa', 'U.S.A.', 'United States of America', 'États-Unis', 'EE. UU.']],
    ['CA', ['CA', 'CAN', 'Canada', 'Canadá']],
    [undefined, ['', 'France', 'Cameroon']],
  ])('as %s', (country, names) => {
    expect(names.map(countryNamed)).toEqual(names.map(() => country));
  });

  it('in the language of an order history', async () => {
    const history =
      'Commande;Date;Client;Code;Quantité;Prix;Pays\n7;2026-01-02;C7;A1;2;4,19;États-Unis\n';
    const { orders } = await readOrdersFile(Buffer.from(history), new Date('2026-02-01'));

    expect(orders).toMatchObject([{ country: 'US' }]);
  });
});
