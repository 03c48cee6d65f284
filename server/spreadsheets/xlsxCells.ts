import { DAY_MS } from '#domain/durations';

import type { Cell, ExportColumn, ExportColumnKind } from './sheet';

/** Indices into `STYLES` in `xlsxParts.ts`. */
const STYLE = { plain: 0, head: 1, money: 2, day: 3 } as const;

/** Maximum length of a cell. */
const MAX_CHARACTERS = 32_767;

/** Control characters and lone surrogates, which XML 1.0 cannot represent. */
// eslint-disable-next-line no-control-regex -- removes control characters
const INVALID_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for XML; `_x0041_` would be read as an escape sequence and is escaped itself
 * (ECMA-376, 22.9.2.19).
 */
export const xmlText = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .replace(INVALID_XML, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Returns the column name (A, B … Z, AA) for an index starting at 0. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') +
  String.fromCharCode(65 + (index % 26));

const textCell = (reference: string, text: string, style: number): string =>
  `<c r="${reference}"${style ? ` s="${style}"` : ''} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const numberCell = (reference: string, value: number, style: number): string =>
  `<c r="${reference}"${style ? ` s="${style}"` : ''}><v>${value}</v></c>`;

/** Day zero of spreadsheet dates. */
const EPOCH_MS = Date.UTC(1899, 11, 30);

/** Returns the serial number of a day; `undefined` if the text is not a date. */
function dayNumber(text: string): number | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : (moment - EPOCH_MS) / DAY_MS;
}

function formatCell(reference: string, cell: Cell, kind: ExportColumnKind): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) return '';
    return numberCell(reference, cell, kind === 'money' ? STYLE.money : STYLE.plain);
  }
  const day = kind === 'day' ? dayNumber(cell) : undefined;
  return day === undefined
    ? textCell(reference, cell, STYLE.plain)
    : numberCell(reference, day, STYLE.day);
}

/** Writes a row of the sheet; rows are numbered from 1. */
export function formatRow(
  number: number,
  cells: readonly Cell[],
  columns: readonly ExportColumn[],
) {
  const cellXml = columns.map(({ kind }, index) =>
    formatCell(`${columnName(index)}${number}`, cells[index] ?? null, kind),
  );
  return `<row r="${number}">${cellXml.join('')}</row>`;
}

export function formatHeadRow(columns: readonly ExportColumn[]): string {
  const cellXml = columns.map(({ title }, index) =>
    textCell(`${columnName(index)}1`, title, STYLE.head),
  );
  return `<row r="1">${cellXml.join('')}</row>`;
}
