import type { WorkbookSheet } from '#domain/order-file/readSheets';

import { HEADING_SEARCH_ROWS } from './findHeadings';
import { ImportRefusal } from './importRefusal';
import type { TableRow } from './readTable';
import type { Table } from './table';

/** Rows per batch. */
const BATCH_SIZE = 1000;

const tableRows = ({ rows, numbers: numbersByRow }: WorkbookSheet): TableRow[] =>
  rows
    .map((cells, index) => {
      const numbers = numbersByRow?.get(index);
      const row = { line: index + 1, cells: cells.map((cell) => cell.trim()) };
      return numbers ? { ...row, numbers } : row;
    })
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Scores how many cells of a row are recognised as headings. */
type Recognise = (cells: readonly string[]) => number;

const scoreOf = (rows: WorkbookSheet['rows'], recognise: Recognise): number =>
  Math.max(0, ...rows.slice(0, HEADING_SEARCH_ROWS).map(recognise));

const withoutCells = (
  rows: WorkbookSheet['rows'],
  columns: ReadonlySet<number>,
): WorkbookSheet['rows'] =>
  rows.map((cells) => cells.map((cell, column) => (columns.has(column) ? '' : cell)));

/** Returns the sheet without the hidden columns whose fields another column has as well. */
function withoutHiddenColumns(sheet: WorkbookSheet, recognise: Recognise): WorkbookSheet {
  const { rows, hiddenColumns = new Set() } = sheet;
  const width = Math.max(0, ...rows.slice(0, HEADING_SEARCH_ROWS).map((cells) => cells.length));
  const top = rows.slice(0, HEADING_SEARCH_ROWS);
  let removed: ReadonlySet<number> = new Set();
  for (const column of hiddenColumns) {
    const more = new Set([...removed, column]);
    const isNeeded =
      column >= width ||
      scoreOf(withoutCells(top, more), recognise) < scoreOf(withoutCells(top, removed), recognise);
    if (!isNeeded) removed = more;
  }
  return removed.size > 0 ? { ...sheet, rows: withoutCells(rows, removed) } : sheet;
}

/** Refuses rows that a filter or a person has hidden: nobody saw them, and they may be meant or not. */
function refuseHiddenRows({ name, rows, hidden }: WorkbookSheet, recognise: Recognise): void {
  const scores = rows.slice(0, HEADING_SEARCH_ROWS).map(recognise);
  const headings = scores.indexOf(Math.max(...scores));
  const at = rows.findIndex(
    (cells, index) => index > headings && hidden.has(index) && cells.some((cell) => cell !== ''),
  );
  if (at < 0) return;
  const line = at + 1;
  throw new ImportRefusal(
    `The sheet "${name}" has hidden rows, such as line ${line}. Show them or delete them, then import it again.`,
    { code: 'upload.hiddenRows', params: { sheet: name, line } },
  );
}

/** Selects the sheet with the most recognised columns, or the longest among equals. */
export function workbookTable(sheets: readonly WorkbookSheet[], recognise: Recognise): Table {
  const [sheet] = [...sheets].sort(
    (a, b) =>
      scoreOf(b.rows, recognise) - scoreOf(a.rows, recognise) || b.rows.length - a.rows.length,
  );
  if (sheet) refuseHiddenRows(sheet, recognise);
  const rows = sheet ? tableRows(withoutHiddenColumns(sheet, recognise)) : [];
  if (!sheet || rows.length === 0) {
    throw new ImportRefusal('The workbook is empty.', { code: 'upload.empty' });
  }
  async function* read() {
    for (let start = 0; start < rows.length; start += BATCH_SIZE)
      yield rows.slice(start, start + BATCH_SIZE);
  }
  return {
    read: () => ({ rows: read(), faults: [] }),
    form: () => `of the sheet "${sheet.name}" of a workbook`,
  };
}
