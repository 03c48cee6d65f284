import { CATEGORY_LEVELS, categoryLevels } from '#domain/categories';
import type { Country } from '#domain/countries';
import { plainName } from '#domain/plainName';

import { BadRow } from './badRow';
import { cleanDescription, cleanName, plainText } from './cleanText';
import { isShortened, shortenedMessage } from './isShortened';
import { refuseAmbiguous } from './numbers';
import { omitUndefined } from './omitUndefined';
import { parseBarcodes, type Barcode } from './parseBarcodes';
import { offersOf, type ImportedOffer, type OfferOptions } from './readOffers';
import { truncate } from './truncate';
import type { Values } from './typedRows';

/** A product as described by a file; fields that the file does not contain are absent. */
export interface ImportedProduct {
  line: number;
  product_id: string;
  /** Absent only in updates. */
  name?: string;
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
  bin?: string;
  /** 0 withdraws the product, 1 restores it. */
  active?: number;
  ship_pac?: number;
  popularity?: number;
  category?: string;
  category_fr?: string;
  category_es?: string;
  barcodes?: Barcode[];
  offers: Record<Country, ImportedOffer>;
}

/** Texts of a product, null to clear them. */
type Texts = Readonly<Record<string, unknown>>;

const NAMES = ['name', 'name_fr', 'name_es'] as const;
const DESCRIPTIONS = ['description', 'description_fr', 'description_es'] as const;
const SHORT_TEXTS = ['brand', 'color', 'type', 'size', 'types', 'bin'] as const;
const CATEGORIES = ['category', 'category_fr', 'category_es'] as const;

/** Cleans the texts of a product; those that are not given stay so. */
export function cleanTexts(texts: Texts): Partial<ImportedProduct> {
  const cleaned = (fields: readonly string[], clean: (text: string) => string | undefined) =>
    fields.flatMap((field) => {
      const text = texts[field];
      return text === undefined ? [] : [[field, clean((text as string | null) ?? '')] as const];
    });
  return Object.fromEntries(
    [
      ...cleaned(NAMES, cleanName),
      ...cleaned(DESCRIPTIONS, cleanDescription),
      ...cleaned(SHORT_TEXTS, plainText),
      ...cleaned(CATEGORIES, (text) => plainText(text) || undefined),
      ...cleaned(['image'], (text) => text),
    ].filter(([, text]) => text !== undefined),
  );
}

/** Maximum lengths; a longer text is cut before its HTML is cleaned, which closes all of its tags. */
const MAX_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries([
  ...['name_fr', 'name_es'].map((field) => [field, 500]),
  ...DESCRIPTIONS.map((field) => [field, 20_000]),
  ...[...SHORT_TEXTS, ...CATEGORIES].map((field) => [field, 200]),
]);
const MAX_LENGTH = { id: 64, name: 500 };

/** Required fields, which `null` does not clear. */
const REQUIRED = ['product_id', 'name', 'price', 'price_us', 'stock', 'stock_us', 'ship_pack'];
const KEPT: readonly string[] = [...REQUIRED, ...CATEGORIES, 'popularity'];

/** Fields whose empty cells are as if the file had no such column. */
const DEFAULTED: ReadonlySet<string> = new Set([
  ...REQUIRED,
  ...['name_fr', 'name_es', 'retail_price', 'retail_price_us'],
]);

/** How a file's rows are to be interpreted. */
export interface RowOptions extends OfferOptions {
  /** Returns how a barcode is compared; undefined if it is invalid. */
  gtinOf: (code: string) => string | undefined;
}

/** A row of a catalogue file, and where to note values that are ignored although it is valid. */
interface Row {
  line: number;
  values: Values;
  notes: string[];
}

/** Reads one row; throws BadRow with the reason if it is invalid. */
export function readRow({ line, values, notes }: Row, options: RowOptions): ImportedProduct {
  const { columns, isUpdate, gtinOf } = options;
  const cleared = KEPT.find((field) => values[field] === null);
  if (cleared) throw new BadRow(`the ${cleared.replaceAll('_', ' ')} cannot be cleared`);
  /** In a complete catalogue, an empty cell clears its field, unless it has another default. */
  const of = (field: string): unknown =>
    field in values || isUpdate || columns[field] === undefined || DEFAULTED.has(field)
      ? values[field]
      : null;
  const cut = (field: string, limit: number) => {
    const text = of(field);
    if (typeof text !== 'string' || text.length <= limit) return text;
    notes.push(
      `the ${field.replaceAll('_', ' ')} is longer than ${limit.toLocaleString('en')} characters; only its start was imported`,
    );
    return truncate(text, limit);
  };
  const texts = Object.entries(MAX_LENGTHS).map(([field, limit]) => [field, cut(field, limit)]);
  const barcodes = of('barcode');
  const deeper = categoryLevels(values.category as string | undefined).slice(CATEGORY_LEVELS);
  if (deeper.length > 0) {
    notes.push(
      `the category has more than ${CATEGORY_LEVELS} levels; "${deeper.join(' > ')}" was left out`,
    );
  }
  return omitUndefined<ImportedProduct>({
    ...cleanTexts({ ...Object.fromEntries(texts), image: imageOf(of('image')) }),
    line,
    product_id: idOf(of('product_id')),
    name: nameOf(of('name'), isUpdate),
    ship_pac: packOf(of('ship_pack')),
    popularity: popularityOf(of('popularity')),
    barcodes:
      barcodes === undefined
        ? undefined
        : parseBarcodes((barcodes as string[] | null) ?? [], gtinOf, (why) => notes.push(why)),
    offers: offersOf({ of, notes }, options),
  });
}

function idOf(id: unknown): string {
  if (typeof id !== 'string' || id === '') throw new BadRow('the product id is missing');
  if (id.length > MAX_LENGTH.id)
    throw new BadRow(`the product id is longer than ${MAX_LENGTH.id} characters`);
  if (isShortened(id)) throw new BadRow(shortenedMessage('product id', id));
  return id;
}

function nameOf(text: unknown, isUpdate: boolean): string | undefined {
  if (text === undefined && isUpdate) return undefined;
  const name = cleanName((text as string | null) ?? '');
  if (plainName(name).trim() === '') throw new BadRow('the name is missing');
  if (name.length > MAX_LENGTH.name)
    throw new BadRow(`the name is longer than ${MAX_LENGTH.name} characters`);
  return name;
}

function packOf(pack: unknown): number | undefined {
  if (pack == null) return undefined;
  refuseAmbiguous('ship pack', pack);
  if (typeof pack === 'number' && pack >= 1 && pack <= 100_000) return pack;
  throw new BadRow(`the ship pack "${String(pack)}" is not a number of units from 1 to 100,000`);
}

/** Only used for ranking, so invalid numbers count as zero. */
const popularityOf = (value: unknown): number | undefined =>
  value === undefined ? undefined : Math.max(0, typeof value === 'number' ? value : 0);

/** Whether a text is an address or a file name of a picture. */
export const isPictureSource = (text: string): boolean =>
  /^(https:\/\/\S+|[\w.-]+\.(jpe?g|png|webp|gif))$/i.test(text);

function imageOf(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (isPictureSource(text)) return text;
  throw new BadRow(`the picture "${text}" is neither an https URL nor a file name`);
}
