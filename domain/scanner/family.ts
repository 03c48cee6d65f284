import type { Row } from '../delimited/row';
import { sampleOf } from '../delimited/sample';

import type { Layout } from './layouts';
import type { ColumnKind, Family } from './scannerFile';

const SAMPLE = 100;
const HALF = 0.5;

const mostly = (rows: readonly Row[], matches: (row: Row) => boolean): boolean =>
  rows.filter(matches).length > rows.length * HALF;

const isPadded = ({ text }: Row): boolean => text.trim().includes('  ');
/**
 * The Companion quotes every field in its CSV format and puts a space after the delimiter in its
 * text format.
 */
const isQuoted = ({ text }: Row): boolean => text.trimStart().startsWith('"');
const isSpaced = ({ text, delimiter }: Row): boolean =>
  delimiter !== null && delimiter !== ' ' && text.includes(`${delimiter} `);
const hasTwelveHours = ({ cells }: Row): boolean =>
  cells.some((field) => /\d\s?[ap]\.?m\.?$/i.test(field));

const countKind = (kinds: readonly ColumnKind[], kind: ColumnKind): number =>
  kinds.filter((other) => other === kind).length;

function looksLikeCompanion(kinds: readonly ColumnKind[], rows: readonly Row[]): boolean {
  if (kinds.includes('clockOff') || countKind(kinds, 'time') > 1 || countKind(kinds, 'date') > 1)
    return true;
  return [isQuoted, isSpaced, hasTwelveHours].some((sign) => mostly(rows, sign));
}

function hasZeroPaddedQuantity(kinds: readonly ColumnKind[], rows: readonly Row[]): boolean {
  const column = kinds.indexOf('quantity');
  return column >= 0 && mostly(rows, ({ cells }) => /^0\d+$/.test(cells[column] ?? ''));
}

/** The browser reader writes `CODE128` where the Companion writes `Code-128`. */
function isWebSerial(kinds: readonly ColumnKind[], rows: readonly Row[]): boolean {
  if (kinds.join() !== 'code,symbology,time,date' || looksLikeCompanion(kinds, rows)) return false;
  return mostly(rows, ({ delimiter, cells }) => delimiter === ',' && !cells[1]?.includes('-'));
}

/** Identifies what wrote the file, from its columns and their formatting. */
export function familyOf(layout: Layout): Family {
  const { kinds } = layout;
  const rows = sampleOf(layout.rows, SAMPLE);
  const has = (kind: ColumnKind): boolean => kinds.includes(kind);
  const isTerminal =
    has('terminal') || mostly(rows, isPadded) || hasZeroPaddedQuantity(kinds, rows);

  if (has('symbology')) {
    if (isTerminal || has('quantity')) return 'terminal';
    return isWebSerial(kinds, rows) ? 'webSerial' : 'companion';
  }
  if (has('timeAndDate')) return 'terminal';
  if (has('serial')) {
    return !has('quantity') && looksLikeCompanion(kinds, rows) ? 'companion' : 'batch';
  }
  if (has('time') || has('date') || has('clockOff')) {
    if (isTerminal) return 'terminal';
    return !has('quantity') && looksLikeCompanion(kinds, rows) ? 'companion' : 'batch';
  }
  if (!has('quantity')) return 'codes';
  return mostly(rows, isPadded) ? 'terminal' : 'codesAndQuantities';
}
