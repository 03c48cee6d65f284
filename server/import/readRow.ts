import { toGtin14 } from '#domain/barcodes';
import { isClassFlag } from '#domain/classCodes';
import { tidyProductId } from '#domain/productIds';

import type { Columns } from './chooseColumns';
import { cleanDescription, cleanName, cleanText, textOf } from './cleanText';
import type { Field } from './fields';
import { readCents, readWhole, type DecimalMark } from './numbers';
import type { TableRow } from './readTable';

/** What a file says of a price, a stock or a class in one country; absent is not said. */
interface ImportedOffer {
  price: number;
  sale?: number | null;
  retail?: number;
  stock?: number;
  class?: string;
}

/** A product as a file describes it; what is absent the file does not say. */
export interface ImportedProduct {
  line: number;
  product_id: string;
  name: string;
  name_fr?: string;
  name_es?: string;
  description?: string;
  description_fr?: string;
  description_es?: string;
  brand?: string;
  color?: string;
  type?: string;
  size?: string;
  types?: string;
  image?: string;
  ship_pac?: number;
  popularity?: number;
  category?: string;
  category_fr?: string;
  category_es?: string;
  barcodes?: { barcode: string; gtin14: string }[];
  offers: { CA: ImportedOffer; US: ImportedOffer };
}

/** Thrown with the reason why a row cannot be imported. */
export class BadRow extends Error {}

const LONGEST = { id: 64, name: 500, text: 200, description: 20_000 };

/** Reads one row; throws BadRow with the reason where it cannot go in. */
export function readRow(
  { line, cells }: TableRow,
  columns: Columns,
  mark: DecimalMark,
): ImportedProduct {
  const cell = (field: Field): string | undefined => {
    const at = columns[field];
    return at === undefined ? undefined : (cells[at] ?? '');
  };
  const short = (field: Field) => {
    const text = cell(field);
    return text === undefined ? undefined : cleanText(text).slice(0, LONGEST.text);
  };
  const translated = (field: Field) => {
    const text = cell(field);
    return text ? cleanName(text).slice(0, LONGEST.name) : undefined;
  };
  const long = (field: Field) => {
    const text = cell(field);
    return text === undefined ? undefined : cleanDescription(text.slice(0, LONGEST.description));
  };

  return said({
    line,
    product_id: readId(cell('product_id') ?? ''),
    name: readName(cell('name') ?? ''),
    name_fr: translated('name_fr'),
    name_es: translated('name_es'),
    description: long('description'),
    description_fr: long('description_fr'),
    description_es: long('description_es'),
    brand: short('brand'),
    color: short('color'),
    type: short('type'),
    size: short('size'),
    types: short('types'),
    image: readImage(cell('image')),
    ship_pac: readShipPack(cell('ship_pack')),
    popularity: readPopularity(cell('popularity')),
    category: short('category') || undefined,
    category_fr: short('category_fr') || undefined,
    category_es: short('category_es') || undefined,
    barcodes: readBarcodes(cell('barcode')),
    offers: readOffers(cell, mark),
  });
}

/** Leaves out what the file does not say. */
function said(product: { [Key in keyof ImportedProduct]: ImportedProduct[Key] | undefined }) {
  for (const key of Object.keys(product) as (keyof ImportedProduct)[]) {
    if (product[key] === undefined) delete product[key];
  }
  return product as ImportedProduct;
}

function readId(text: string): string {
  const id = tidyProductId(cleanText(text));
  if (id === '') throw new BadRow('the product id is missing');
  if (id.length > LONGEST.id)
    throw new BadRow(`the product id is longer than ${LONGEST.id} characters`);
  if (/^\d(\.\d+)?E\+\d+$/i.test(id)) {
    throw new BadRow(`the product id "${id}" was shortened by a spreadsheet; save it as text`);
  }
  return id;
}

function readName(text: string): string {
  const name = cleanName(text);
  if (textOf(name) === '') throw new BadRow('the name is missing');
  if (name.length > LONGEST.name)
    throw new BadRow(`the name is longer than ${LONGEST.name} characters`);
  return name;
}

function readOffers(
  cell: (field: Field) => string | undefined,
  mark: DecimalMark,
): ImportedProduct['offers'] {
  const price = readPrice(cell('price') ?? '', mark, 'price');
  const base: ImportedOffer = {
    price,
    ...optional('sale', readSale(cell('sale_price'), mark)),
    ...optional('retail', optionalPrice(cell('retail_price'), mark, 'retail price')),
    ...optional('stock', readStock(cell('stock'))),
    ...optional('class', readClass(cell('class'))),
  };
  return {
    CA: base,
    US: {
      ...base,
      ...optional('price', optionalPrice(cell('price_us'), mark, 'US price')),
      ...optional('sale', readSale(cell('sale_price_us'), mark)),
      ...optional('retail', optionalPrice(cell('retail_price_us'), mark, 'US retail price')),
      ...optional('stock', readStock(cell('stock_us'))),
      ...optional('class', readClass(cell('class_us'))),
    },
  };
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>;

function readPrice(text: string, mark: DecimalMark, what: string): number {
  if (text === '') throw new BadRow(`the ${what} is missing`);
  const cents = readCents(text, mark);
  if (cents === undefined) throw new BadRow(`the ${what} "${text}" is not a price`);
  if (cents === 0) throw new BadRow(`the ${what} is zero`);
  return cents;
}

const optionalPrice = (text: string | undefined, mark: DecimalMark, what: string) =>
  text ? readPrice(text, mark, what) : undefined;

/** An empty or zero sale price says that there is none. */
function readSale(text: string | undefined, mark: DecimalMark): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === '') return null;
  const cents = readCents(text, mark);
  if (cents === undefined) throw new BadRow(`the sale price "${text}" is not a price`);
  return cents === 0 ? null : cents;
}

function readStock(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const stock = readWhole(text);
  if (stock === undefined) throw new BadRow(`the stock "${text}" is not a whole number`);
  return stock;
}

function readShipPack(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const pack = readWhole(text);
  if (pack === undefined || pack < 1 || pack > 100_000) {
    throw new BadRow(`the ship pack "${text}" is not a number of units from 1 to 100,000`);
  }
  return pack;
}

/** Only ranks products: what is no number counts as none. */
const readPopularity = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Math.max(0, readWhole(text) ?? 0);

function readClass(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const code = text.trim().toUpperCase();
  if (code === '' || isClassFlag(code)) return code;
  throw new BadRow(`the class "${text}" is none of F, R, Y, N`);
}

function readImage(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return text;
  if (/^https:\/\/\S+$/i.test(text) || /^[\w.-]+\.(jpe?g|png|webp|gif)$/i.test(text)) return text;
  throw new BadRow(`the picture "${text}" is neither an https address nor a file name`);
}

function readBarcodes(text: string | undefined): ImportedProduct['barcodes'] {
  if (text === undefined) return undefined;
  const codes = text
    .split(/[\s,;|/]+/)
    .filter(Boolean)
    .map(readBarcode);
  return [...new Map(codes.map((code) => [code.gtin14, code])).values()];
}

/** Takes a UPC or EAN whose leading zeros a spreadsheet has dropped. */
function readBarcode(written: string): { barcode: string; gtin14: string } {
  const digits = written.replace(/^'/, '').replace(/\.0$/, '').replace(/-/g, '');
  if (!/^\d+$/.test(digits)) {
    const isShortened = /^\d(\.\d+)?E\+\d+$/i.test(written);
    throw new BadRow(
      isShortened
        ? `the barcode "${written}" was shortened by a spreadsheet; save it as text`
        : `the barcode "${written}" is not a number`,
    );
  }
  const barcode = digits.length >= 9 && digits.length < 12 ? digits.padStart(12, '0') : digits;
  const gtin14 = toGtin14(barcode);
  if (gtin14) return { barcode, gtin14 };
  throw new BadRow(
    ![8, 12, 13, 14].includes(barcode.length)
      ? `the barcode ${written} has ${digits.length} digits; a UPC has 12, an EAN 13 or 8, a case code 14`
      : `the check digit of the barcode ${written} is wrong`,
  );
}
