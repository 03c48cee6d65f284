import type { Sheet } from '#domain/order-file/readSheets';

import { chooseColumns } from './chooseColumns';
import { HEADINGS_WITHIN } from './findHeadings';
import { ImportRefusal } from './importRefusal';
import type { TableRow } from './readTable';
import type { Table } from './table';

/** Rows per batch. */
const BATCH = 1000;

const tableRows = ({ rows, decimals: places }: Sheet): TableRow[] =>
  rows
    .map((cells, at) => {
      const decimals = places?.get(at);
      const row = { line: at + 1, cells: cells.map((cell) => cell.trim()) };
      return decimals ? { ...row, decimals } : row;
    })
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

/** Counts the cells of a row that are recognised as headings. */
type Recognise = (cells: readonly string[]) => number;

const ofCatalogue: Recognise = (cells) => Object.keys(chooseColumns(cells, {})).length;

/**
 * Selects the sheet with the most recognised columns (catalogue columns by default), or the longest
 * among equals.
 */
export function bookTable(sheets: readonly Sheet[], recognise = ofCatalogue): Table {
  const worthOf = ({ rows }: Sheet): number =>
    Math.max(0, ...rows.slice(0, HEADINGS_WITHIN).map(recognise));
  const [sheet] = [...sheets].sort(
    (a, b) => worthOf(b) - worthOf(a) || b.rows.length - a.rows.length,
  );
  const rows = sheet ? tableRows(sheet) : [];
  if (!sheet || rows.length === 0) {
    throw new ImportRefusal('The workbook is empty.', { code: 'upload.empty' });
  }
  async function* read() {
    for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
  }
  return {
    read: () => ({ rows: read(), faults: [] }),
    form: () => `of the sheet "${sheet.name}" of a workbook`,
  };
}
