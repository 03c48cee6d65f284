import type { Sheet } from '#domain/order-file/readSheets';

import { chooseColumns } from './chooseColumns';
import { HEADING_SEARCH_ROWS } from './findHeadings';
import { ImportRefusal } from './importRefusal';
import type { TableRow } from './readTable';
import type { Table } from './table';

/** Rows per batch. */
const BATCH_SIZE = 1000;

const tableRows = ({ rows, numbers: numbersByRow }: Sheet): TableRow[] =>
  rows
    .map((cells, index) => {
      const numbers = numbersByRow?.get(index);
      const row = { line: index + 1, cells: cells.map((cell) => cell.trim()) };
      return numbers ? { ...row, numbers } : row;
    })
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Counts the cells of a row that are recognised as headings. */
type Recognise = (cells: readonly string[]) => number;

const countCatalogueColumns: Recognise = (cells) => Object.keys(chooseColumns(cells, {})).length;

/**
 * Selects the sheet with the most recognised columns (catalogue columns by default), or the longest
 * among equals.
 */
export function workbookTable(sheets: readonly Sheet[], recognise = countCatalogueColumns): Table {
  const scoreOf = ({ rows }: Sheet): number =>
    Math.max(0, ...rows.slice(0, HEADING_SEARCH_ROWS).map(recognise));
  const [sheet] = [...sheets].sort(
    (a, b) => scoreOf(b) - scoreOf(a) || b.rows.length - a.rows.length,
  );
  const rows = sheet ? tableRows(sheet) : [];
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
