import type { TSchema } from 'typebox';

import { restoreZipCode } from '#domain/postalCodes';
import { parseTrackingNumbers } from '#domain/trackingNumbers';
import { inHalfACentury } from '#domain/typed-dates/calendarDays';

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
import { ImportRefusal } from './importRefusal';
import { isAmbiguous, isForeign, parseAmount, parseInteger, type DecimalMark } from './numbers';
import { parseTypedTime, type DayOrder } from './orderDates';
import type { TableRow } from './readTable';

interface TableLayout {
  columns: Readonly<Record<string, number | undefined>>;
  mark: DecimalMark | undefined;
  dayOrders: ReadonlyMap<number, DayOrder>;
}

/** What a file states once for all of its rows. */
export type FileFields = Partial<Record<(typeof WHOLE_FILE_FIELDS)[number], string>>;

/** Converts rows to the CSV that the machine API accepts. */
export interface RowWriter {
  head: string;
  /** Returns the rows for one row of the file: one, or one for each country. */
  write: (row: TableRow) => string[];
  fieldsOfFile: () => FileFields;
}

type Cells = Readonly<Record<string, string>>;

export function openRowWriter(
  { shape, headings }: FileKind,
  { columns, mark, dayOrders }: TableLayout,
): RowWriter {
  const { properties = {} } = shape as { properties?: Record<string, TSchema> };
  const fields = Object.keys(properties);
  const fileFields: FileFields = {};
  const isByCountry = Object.keys(headings).some((name) => name.endsWith(IN_US));
  const isPerCountry = isByCountry && columns.country === undefined;

  const fieldColumns = Object.entries(columns).map(([name, at = -1]) => {
    const field = fieldOf(name);
    return {
      name,
      at,
      field,
      form: { type: typeOf(shape, field), mark, dayOrder: dayOrders.get(at) },
    };
  });

  const countryOf = (name: string, cells: readonly string[]) => {
    if (name.endsWith(IN_US)) return 'US';
    if (isPerCountry) return 'CA';
    const [address = ''] = /^.+_to_/.exec(name) ?? [];
    return [`${address}country`, 'country']
      .flatMap((column) => countryNamed(cells[columns[column] ?? -1] ?? '') ?? [])
      .at(0);
  };

  const cellsOf = ({ cells, numbers }: TableRow): Cells =>
    Object.fromEntries(
      fieldColumns.map(({ name, at, field, form }) => {
        const cell = cells[at] ?? '';
        const country = countryOf(name, cells);
        if (form.type === 'number' && isForeign(cell, country)) return [name, cell];
        if (field.endsWith('postal_code') && country === 'US')
          return [name, restoreZipCode(cell.trim())];
        const number = NUMBER_TYPE.test(form.type) ? numbers?.get(at) : undefined;
        return number === undefined
          ? [name, convertCell(cell, field, form)]
          : [name, convertCell(number, field, { ...form, mark: '.' })];
      }),
    );
  const csvLine = (cells: Cells) =>
    `${fields.map((name) => quoteCell(cells[name] ?? '')).join(',')}\n`;

  return {
    head: `${fields.join(',')}\n`,
    fieldsOfFile: () => fileFields,
    write: (row) => {
      const cells = cellsOf(row);
      if (!isByCountry) return [csvLine(cells)];
      collectFileFields(fileFields, cells, row.line);
      return (isPerCountry ? byCountry(cells) : [cells]).map(csvLine);
    },
  };
}

/**
 * If its rows name no country, a file has Canada's values in plain columns, and those of the United
 * States in their own.
 */
function byCountry(cells: Cells): Cells[] {
  const names = Object.keys(cells).filter((name) => name !== 'product_id');
  const american = names.filter((name) => name.endsWith(IN_US) && cells[name] !== '');
  const canadian = names.filter((name) => !name.endsWith(IN_US) && cells[name] !== '');
  const us = Object.fromEntries(american.map((name) => [fieldOf(name), cells[name] ?? '']));
  const rows = [];
  if (canadian.length > 0 || american.length === 0) rows.push({ ...cells, country: 'CA' });
  if (american.length > 0) rows.push({ ...us, product_id: cells.product_id ?? '', country: 'US' });
  return rows;
}

function collectFileFields(fileFields: FileFields, cells: Cells, line: number): void {
  for (const name of WHOLE_FILE_FIELDS) {
    const cell = cells[name] ?? '';
    if (cell === '') continue;
    fileFields[name] ??= cell;
    if (fileFields[name] === cell) continue;
    throw new ImportRefusal('upload.several', {
      code: 'upload.several',
      params: { line, field: name },
    });
  }
}

const NUMBER_TYPE = /^(?:integer|number)$/;

const quoteCell = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

interface CellForm {
  type: string;
  mark: DecimalMark | undefined;
  dayOrder: DayOrder | undefined;
}

const CODE_FIELDS: ReadonlySet<string> = new Set(['product_id', 'external_id', 'invoice_number']);

/**
 * Converts a cell to the format of its type; an unreadable one is left unchanged, so that its row
 * is reported.
 */
function convertCell(rawCell: string, field: string, form: CellForm): string {
  const { type, mark, dayOrder } = form;
  const cell = rawCell.trim();
  if (cell === '' || /^null$/i.test(cell)) return cell.toLowerCase();
  if (field === 'order_id') return cleanCode(cell).replace(/^#/, '');
  if (CODE_FIELDS.has(field)) return cleanCode(cell);
  if (field === 'tracking') return parseTrackingNumbers(cell).map(cleanCode).join(',');
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
      return numberText(cell, parseInteger(cell, mark), mark);
    case 'number':
      return numberText(cell, parseAmount(cell, mark), mark);
    case 'boolean':
      return YES.test(cell) ? 'true' : NO.test(cell) ? 'false' : cell;
    default:
      return cell;
  }
}

const YES = /^(1|y|yes|true|x|o|oui|vrai|s|si|sí|verdadero)$/i;
const NO = /^(0|n|no|non|false|faux|falso)$/i;

/** A number that can be read in two ways is written as text, so that it is taken for neither. */
const numberText = (
  cell: string,
  number: number | undefined,
  mark: DecimalMark | undefined,
): string => (isAmbiguous(cell, mark) ? `'${cell}` : String(number ?? cell));

/** A day without a time is read as its noon, which has not come yet for a file of this morning. */
function notAhead(time: string, cell: string): string {
  const now = new Date().toISOString();
  const isThisMorning = time > now && time.slice(0, 10) === now.slice(0, 10);
  return isThisMorning && !cell.includes(':') ? now : time;
}
