import type { TSchema } from 'typebox';

import { categoryLevels } from '#domain/categories';
import { restoreZipCode } from '#domain/postalCodes';
import { parseTrackingNumbers } from '#domain/trackingNumbers';
import { inHalfACentury } from '#domain/typed-dates/calendarDays';

import { BadRow } from './badRow';
import { cleanCode } from './cleanCode';
import { countryNamed } from './countryNames';
import {
  fieldOf,
  IN_US,
  isDayField,
  isTimeField,
  WHOLE_FILE_FIELDS,
  typeOf,
  type FileKind,
} from './fileKinds';
import { normaliseHeading } from './headings';
import { ImportRefusal } from './importRefusal';
import { isAmbiguous, isForeign, parseAmount, parseInteger, type DecimalMark } from './numbers';
import { parseTypedTime, type DayOrder } from './orderDates';
import { splitBarcodes, tidyBarcode } from './parseBarcodes';
import type { TableRow } from './readTable';
import type { TableForm } from './surveyTable';
import type { SkippedVariant } from './variants';

/** What a file states once for all of its rows. */
export type FileFields = Partial<Record<(typeof WHOLE_FILE_FIELDS)[number], string>>;

export type Values = Readonly<Record<string, unknown>>;

/** Set in a row with more cells than headings, whose values may be of other columns. */
export const EXTRA_CELLS = 'extra cells';

/** The numbers of cells and of headings. */
interface ExtraCells {
  cells: number;
  headings: number;
}

export function assertNoExtraCells({ [EXTRA_CELLS]: extra }: Values): void {
  if (extra === undefined) return;
  const { cells, headings } = extra as ExtraCells;
  throw new BadRow(
    `the row has ${cells} cells but there are ${headings} headings; put quotation marks around text that contains the delimiter`,
  );
}

/** Reads rows with the fields and types of the machine API. */
export interface TypedRows {
  /** Returns the rows for one row of the file: one, or one for each country; none if it is skipped. */
  read: (row: TableRow) => Values[];
  fieldsOfFile: () => FileFields;
  /** Number of rows that are not products, by kind. */
  skipped: Readonly<Record<SkippedVariant, number>>;
}

export function openTypedRows(
  { shape, headings: fields }: FileKind,
  { columns, mark, dayOrders, variants, headings }: TableForm,
): TypedRows {
  const { properties = {} } = shape as { properties?: Record<string, TSchema> };
  const fileFields: FileFields = {};
  const hasCountries = Object.keys(fields).some((name) => name.endsWith(IN_US));
  const isPerCountry = hasCountries && columns.country === undefined;
  const isByCountry = hasCountries && 'country' in fields;
  const skipped = { picture: 0, draft: 0, parent: 0 };
  const readVariant = variants?.open();

  const fieldColumns = Object.entries(columns).map(([name, at = -1]) => {
    const field = fieldOf(name);
    const isList = normaliseHeading(headings[at] ?? '').startsWith('categories');
    const form = { type: typeOf(shape, field), mark, dayOrder: dayOrders.get(at), isList };
    return { name, at, field, form };
  });

  const countryOf = (name: string, cells: readonly string[]) => {
    if (name.endsWith(IN_US)) return 'US';
    if (isPerCountry) return 'CA';
    const [address = ''] = /^.+_to_/.exec(name) ?? [];
    return [`${address}country`, 'country']
      .flatMap((column) => countryNamed(cells[columns[column] ?? -1] ?? '') ?? [])
      .at(0);
  };

  /** An empty cell leaves its field out, `null` clears it. */
  const valuesOf = ({ cells, numbers }: TableRow): Values => {
    const values: Record<string, unknown> = {};
    for (const { name, at, field, form } of fieldColumns) {
      const cell = (cells[at] ?? '').trim();
      if (cell === '') continue;
      const country = countryOf(name, cells);
      const number = NUMBER_TYPE.test(form.type) ? numbers?.get(at) : undefined;
      if (/^null$/i.test(cell)) values[name] = null;
      else if (form.type === 'number' && isForeign(cell, country)) values[name] = cell;
      else if (field.endsWith('postal_code') && country === 'US')
        values[name] = restoreZipCode(cell);
      else if (number === undefined) values[name] = valueOf(cell, field, form);
      else values[name] = valueOf(number, field, { ...form, mark: '.' });
    }
    return values;
  };
  const inShape = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => name in properties));

  return {
    fieldsOfFile: () => fileFields,
    skipped,
    read: (row) => {
      const variant = readVariant?.(row) ?? row;
      if (typeof variant === 'string') {
        skipped[variant] += 1;
        return [];
      }
      const values = withWholeStreets(withFullName(valuesOf(variant)));
      const width = headings.length;
      if (row.cells.slice(width).some((cell) => cell !== '')) {
        const extra: ExtraCells = { cells: row.cells.length, headings: width };
        const country = isPerCountry && { country: 'CA' };
        return [{ ...inShape(values), ...country, [EXTRA_CELLS]: extra }];
      }
      if (!isByCountry) return [values];
      collectFileFields(fileFields, values, row.line);
      return (isPerCountry ? byCountry(values) : [values]).map(inShape);
    },
  };
}

/** Joins the parts of a name that a file has in columns of their own. */
function withFullName({ first_name, last_name, ...values }: Values): Values {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return name === '' ? values : { owner_name: name, ...values };
}

/** Joins the second line of a street, such as a suite, to the first. */
function withWholeStreets({ bill_to_unit, ship_to_unit, ...values }: Values): Values {
  const whole = (field: string, unit: unknown) => {
    const lines = [values[field], unit].filter((line) => typeof line === 'string');
    return typeof unit === 'string' && { [field]: lines.join(', ') };
  };
  return {
    ...values,
    ...whole('bill_to_street', bill_to_unit),
    ...whole('ship_to_street', ship_to_unit),
  };
}

/**
 * If its rows name no country, a file has Canada's values in plain columns, and those of the United
 * States in their own.
 */
function byCountry({ product_id, ...values }: Values): Values[] {
  const key = product_id === undefined ? {} : { product_id };
  const entries = Object.entries(values);
  const american = entries.filter(([name]) => name.endsWith(IN_US));
  const canadian = entries.filter(([name]) => !name.endsWith(IN_US));
  const rows: Values[] = [];
  if (canadian.length > 0 || american.length === 0)
    rows.push({ ...key, ...Object.fromEntries(canadian), country: 'CA' });
  if (american.length > 0) {
    const own = american.map(([name, value]) => [fieldOf(name), value] as const);
    rows.push({ ...key, ...Object.fromEntries(own), country: 'US' });
  }
  return rows;
}

function collectFileFields(fileFields: FileFields, values: Values, line: number): void {
  for (const name of WHOLE_FILE_FIELDS) {
    const value = values[name];
    if (typeof value !== 'string') continue;
    fileFields[name] ??= value;
    if (fileFields[name] === value) continue;
    throw new ImportRefusal('upload.several', {
      code: 'upload.several',
      params: { line, field: name },
    });
  }
}

const NUMBER_TYPE = /^(?:integer|number)$/;

interface CellForm {
  type: string;
  mark: DecimalMark | undefined;
  dayOrder: DayOrder | undefined;
  /** Whether the column has several values of which one is meant, by its heading. */
  isList: boolean;
}

const CODE_FIELDS: ReadonlySet<string> = new Set([
  ...(['product_id', 'external_id', 'invoice_number', 'number'] as const),
]);

/**
 * Converts a cell to the value of its field; one that cannot be read is left as text, so that its
 * row is reported.
 */
function valueOf(cell: string, field: string, { type, mark, dayOrder, isList }: CellForm): unknown {
  if (field === 'image') return pictureIn(cell);
  if (field === 'category') return isList ? categoryIn(cell) : cell;
  if (field === 'order_id') return cleanCode(cell).replace(/^#/, '');
  if (CODE_FIELDS.has(field)) return cleanCode(cell);
  if (field === 'tracking') return parseTrackingNumbers(cell).map(cleanCode);
  if (field.startsWith('barcode')) return splitBarcodes(cell).map(tidyBarcode);
  if (/(^|_)country$/.test(field)) return countryNamed(cell) ?? cell;
  if (isDayField(field)) {
    return parseTypedTime(cell, dayOrder, inHalfACentury(new Date()))?.slice(0, 10) ?? cell;
  }
  if (isTimeField(field)) {
    const time = parseTypedTime(cell, dayOrder, new Date());
    return (field === 'as_of' && time ? notAhead(time, cell) : time) ?? cell;
  }
  switch (type) {
    case 'integer':
      return numberOf(cell, parseInteger(cell, mark), mark);
    case 'number':
      return numberOf(cell, parseAmount(cell, mark), mark);
    case 'boolean':
      return YES.test(cell) || (NO.test(cell) ? false : cell);
    case 'array':
      return cell.split(/[\s,;|]+/).filter(Boolean);
    default:
      return cell;
  }
}

/** The first of several pictures; of a path, the name of the file. */
function pictureIn(cell: string): string {
  const [first = ''] = cell.split(/[,;|\s]\s*(?=https?:)/);
  return first.includes('://') ? first : (first.split('/').at(-1) ?? first);
}

/**
 * The deepest of several categories, as shops export them: `Yarn > Wool, Yarn` or
 * `Default Category/Yarn,Default Category/Yarn/Wool`.
 */
function categoryIn(cell: string): string {
  const paths = cell
    .split(/,\s*/)
    .map((path) => (path.startsWith(ROOT) ? path.slice(ROOT.length).replaceAll('/', ' > ') : path));
  const depths = paths.map((path) => categoryLevels(path).length);
  return paths[depths.indexOf(Math.max(...depths))] ?? cell;
}

/** What Magento's export puts before the path of every category. */
const ROOT = 'Default Category/';

const YES = /^(1|y|yes|true|x|o|oui|vrai|s|si|sí|verdadero)$/i;
const NO = /^(0|n|no|non|false|faux|falso)$/i;

/** A number that can be read in two ways is written as text, so that it is taken for neither. */
const numberOf = (cell: string, number: number | undefined, mark: DecimalMark | undefined) =>
  isAmbiguous(cell, mark) ? `'${cell}` : (number ?? cell);

/** A day without a time is read as its noon, which has not come yet for a file of this morning. */
function notAhead(time: string, cell: string): string {
  const now = new Date().toISOString();
  const isThisMorning = time > now && time.slice(0, 10) === now.slice(0, 10);
  return isThisMorning && !cell.includes(':') ? now : time;
}
