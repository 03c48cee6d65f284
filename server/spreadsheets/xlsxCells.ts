import type { Cell, Column, ColumnKind } from './sheet';

/** Indices into `STYLES` in `xlsxParts.ts`. */
const STYLE = { plain: 0, head: 1, money: 2, day: 3 } as const;

/** Maximum length of a cell. */
const MOST_CHARACTERS = 32_767;

/** Control characters and lone surrogates, which XML 1.0 cannot represent. */
// eslint-disable-next-line no-control-regex -- it is they that are taken out
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for XML; `_x0041_` would be read as an escape sequence and is escaped itself
 * (ECMA-376, 22.9.2.19).
 */
export const xmlText = (text: string): string =>
  text
    .slice(0, MOST_CHARACTERS)
    .replace(UNWRITABLE, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Returns the column name (A, B … Z, AA) for an index starting at 0. */
const columnName = (place: number): string =>
  (place >= 26 ? columnName(Math.floor(place / 26) - 1) : '') +
  String.fromCharCode(65 + (place % 26));

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}"${style ? ` s="${style}"` : ''} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const numberCell = (at: string, value: number, style: number): string =>
  `<c r="${at}"${style ? ` s="${style}"` : ''}><v>${value}</v></c>`;

const MILLISECONDS_OF_A_DAY = 86_400_000;
/** Day zero of spreadsheet dates. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** Returns the serial number of a day; `undefined` if the text is not a date. */
function dayNumber(text: string): number | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : (moment - FIRST_DAY) / MILLISECONDS_OF_A_DAY;
}

function writeCell(at: string, cell: Cell, kind: ColumnKind): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) return '';
    return numberCell(at, cell, kind === 'money' ? STYLE.money : STYLE.plain);
  }
  const day = kind === 'day' ? dayNumber(cell) : undefined;
  return day === undefined ? textCell(at, cell, STYLE.plain) : numberCell(at, day, STYLE.day);
}

/** Writes a row of the sheet; rows are numbered from 1. */
export function writeRow(number: number, cells: readonly Cell[], columns: readonly Column[]) {
  const written = columns.map(({ kind }, place) =>
    writeCell(`${columnName(place)}${number}`, cells[place] ?? null, kind),
  );
  return `<row r="${number}">${written.join('')}</row>`;
}

export function writeHead(columns: readonly Column[]): string {
  const written = columns.map(({ title }, place) =>
    textCell(`${columnName(place)}1`, title, STYLE.head),
  );
  return `<row r="1">${written.join('')}</row>`;
}
