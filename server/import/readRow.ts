import { BadRow } from './badRow';
import { cleanDescription, cleanName, plainText, textOf } from './cleanText';
import type { Field } from './fields';
import { ambiguous, isAmbiguous, readWhole, type DecimalMark } from './numbers';
import { omitUndefined } from './omitUndefined';
import { readBarcodes, type Barcode } from './readBarcodes';
import { readOffers, type ImportedOffers } from './readOffers';
import type { RowCells } from './rowCells';
import { tidyCode } from './tidyCode';

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

const LONGEST = { id: 64, name: 500, text: 200, description: 20_000 };

/** Reads one row; throws BadRow with the reason if it is invalid. */
export function readRow(
  line: number,
  cells: RowCells,
  mark: DecimalMark | undefined,
): ImportedProduct {
  const short = (field: Field) => {
    const text = cells.of(field);
    return text === undefined ? undefined : plainText(text ?? '').slice(0, LONGEST.text);
  };
  const translated = (field: Field) => {
    const text = cells.of(field);
    return text ? cleanName(text).slice(0, LONGEST.name) : text === null ? '' : undefined;
  };
  const long = (field: Field) => {
    const text = cells.of(field);
    return text === undefined
      ? undefined
      : cleanDescription((text ?? '').slice(0, LONGEST.description));
  };

  return omitUndefined<ImportedProduct>({
    line,
    product_id: readId(cells.text('product_id')),
    name: readName(cells),
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
    image: readImage(cells.of('image')),
    ship_pac: readShipPack(cells.text('ship_pack'), mark),
    popularity: readPopularity(cells.of('popularity'), mark),
    category: short('category') || undefined,
    category_fr: short('category_fr') || undefined,
    category_es: short('category_es') || undefined,
    barcodes: barcodesOf(cells),
    offers: readOffers(cells, mark),
  });
}

function readId(text: string): string {
  const id = tidyCode(text);
  if (id === '') throw new BadRow('the product id is missing');
  if (id.length > LONGEST.id)
    throw new BadRow(`the product id is longer than ${LONGEST.id} characters`);
  if (/^\d(\.\d+)?E\+\d+$/i.test(id)) {
    throw new BadRow(`the product id "${id}" was shortened by a spreadsheet; save it as text`);
  }
  return id;
}

function readName(cells: RowCells): string | undefined {
  const text = cells.of('name');
  if (text === undefined && cells.reading.isUpdate) return undefined;
  const name = cleanName(text ?? '');
  if (textOf(name) === '') throw new BadRow('the name is missing');
  if (name.length > LONGEST.name)
    throw new BadRow(`the name is longer than ${LONGEST.name} characters`);
  return name;
}

function readShipPack(text: string, mark: DecimalMark | undefined): number | undefined {
  if (!text) return undefined;
  if (isAmbiguous(text, mark)) throw new BadRow(ambiguous('ship pack', text));
  const pack = readWhole(text, mark);
  if (pack === undefined || pack < 1 || pack > 100_000) {
    throw new BadRow(`the ship pack "${text}" is not a number of units from 1 to 100,000`);
  }
  return pack;
}

/** Only used for ranking, so invalid numbers count as zero. */
const readPopularity = (
  text: string | null | undefined,
  mark: DecimalMark | undefined,
): number | undefined =>
  text === undefined ? undefined : Math.max(0, readWhole(text ?? '', mark) ?? 0);

function readImage(text: string | null | undefined): string | undefined {
  if (!text) return text ?? (text === null ? '' : undefined);
  if (/^https:\/\/\S+$/i.test(text) || /^[\w.-]+\.(jpe?g|png|webp|gif)$/i.test(text)) return text;
  throw new BadRow(`the picture "${text}" is neither an https URL nor a file name`);
}

function barcodesOf(cells: RowCells): Barcode[] | undefined {
  const text = cells.of('barcode');
  return text === undefined ? undefined : readBarcodes(text ?? '', (why) => cells.notes.push(why));
}
