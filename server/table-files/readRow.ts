import { plainName } from '#domain/plainName';

import { BadRow } from './badRow';
import { cleanCode } from './cleanCode';
import { cleanDescription, cleanName, plainText } from './cleanText';
import type { Field } from './fields';
import { isShortened, shortenedMessage } from './isShortened';
import { ambiguityMessage, isAmbiguous, parseInteger, type DecimalMark } from './numbers';
import { omitUndefined } from './omitUndefined';
import { parseBarcodes, type Barcode } from './parseBarcodes';
import { parseOffers, type ImportedOffers } from './parseOffers';
import type { RowCells } from './rowCells';
import { truncate } from './truncate';

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
  offers: ImportedOffers;
}

const MAX_LENGTH = { id: 64, name: 500, text: 200, description: 20_000 };

/** Reads one row; throws BadRow with the reason if it is invalid. */
export function readRow(
  line: number,
  cells: RowCells,
  mark: DecimalMark | undefined,
): ImportedProduct {
  const shorten = (field: Field, text: string, limit: number) => {
    const start = truncate(text, limit);
    if (start !== text) cells.notes.push(shortenedTextMessage(field, limit));
    return start;
  };
  const shortText = (field: Field) => {
    const text = cells.of(field);
    return text === undefined
      ? undefined
      : shorten(field, plainText(text ?? ''), MAX_LENGTH.text).trim();
  };
  const translated = (field: Field) => {
    const text = cells.of(field);
    // Shortened before its HTML is cleaned, which then ends with all of its tags closed.
    return text ? cleanName(shorten(field, text, MAX_LENGTH.name)) : text === null ? '' : undefined;
  };
  const longText = (field: Field) => {
    const text = cells.of(field);
    return text === undefined
      ? undefined
      : cleanDescription(shorten(field, text ?? '', MAX_LENGTH.description));
  };

  return omitUndefined<ImportedProduct>({
    line,
    product_id: parseId(cells.text('product_id')),
    name: parseName(cells),
    name_fr: translated('name_fr'),
    name_es: translated('name_es'),
    description: longText('description'),
    description_fr: longText('description_fr'),
    description_es: longText('description_es'),
    brand: shortText('brand'),
    color: shortText('color'),
    type: shortText('type'),
    size: shortText('size'),
    types: shortText('types'),
    image: parseImage(cells.of('image')),
    ship_pac: parseShipPack(cells.text('ship_pack'), mark),
    popularity: parsePopularity(cells.of('popularity'), mark),
    category: shortText('category') || undefined,
    category_fr: shortText('category_fr') || undefined,
    category_es: shortText('category_es') || undefined,
    barcodes: parseCellBarcodes(cells),
    offers: parseOffers(cells, mark),
  });
}

const shortenedTextMessage = (field: Field, limit: number): string =>
  `the ${field.replaceAll('_', ' ')} is longer than ${limit.toLocaleString('en')} characters; only its start was imported`;

function parseId(text: string): string {
  const id = cleanCode(text);
  if (id === '') throw new BadRow('the product id is missing');
  if (id.length > MAX_LENGTH.id)
    throw new BadRow(`the product id is longer than ${MAX_LENGTH.id} characters`);
  if (isShortened(id)) throw new BadRow(shortenedMessage('product id', id));
  return id;
}

function parseName(cells: RowCells): string | undefined {
  const text = cells.of('name');
  if (text === undefined && cells.reading.isUpdate) return undefined;
  const name = cleanName(text ?? '');
  if (plainName(name).trim() === '') throw new BadRow('the name is missing');
  if (name.length > MAX_LENGTH.name)
    throw new BadRow(`the name is longer than ${MAX_LENGTH.name} characters`);
  return name;
}

function parseShipPack(text: string, mark: DecimalMark | undefined): number | undefined {
  if (!text) return undefined;
  if (isAmbiguous(text, mark)) throw new BadRow(ambiguityMessage('ship pack', text));
  const pack = parseInteger(text, mark);
  if (pack === undefined || pack < 1 || pack > 100_000) {
    throw new BadRow(`the ship pack "${text}" is not a number of units from 1 to 100,000`);
  }
  return pack;
}

/** Only used for ranking, so invalid numbers count as zero. */
const parsePopularity = (
  text: string | null | undefined,
  mark: DecimalMark | undefined,
): number | undefined =>
  text === undefined ? undefined : Math.max(0, parseInteger(text ?? '', mark) ?? 0);

function parseImage(text: string | null | undefined): string | undefined {
  if (!text) return text ?? (text === null ? '' : undefined);
  if (/^https:\/\/\S+$/i.test(text) || /^[\w.-]+\.(jpe?g|png|webp|gif)$/i.test(text)) return text;
  throw new BadRow(`the picture "${text}" is neither an https URL nor a file name`);
}

function parseCellBarcodes(cells: RowCells): Barcode[] | undefined {
  const text = cells.of('barcode');
  return text === undefined ? undefined : parseBarcodes(text ?? '', (why) => cells.notes.push(why));
}
