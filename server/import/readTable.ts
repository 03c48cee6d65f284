import { CsvError, parse } from 'csv-parse/sync';

import { ImportRefusal, type RowFault } from './importRefusal';

export interface TableRow {
  /** Line of the file that the row begins on. */
  line: number;
  cells: string[];
}

export interface Table {
  delimiter: string;
  rows: TableRow[];
  /** Places that could not be read as rows; what follows them may be missing. */
  faults: RowFault[];
}

const DELIMITERS = [',', ';', '\t', '|'];

/** Reads a delimited table of any of the usual forms; lines end with `\n` already. */
export function readTable(text: string): Table {
  const table: Table = { delimiter: delimiterOf(text), rows: [], faults: [] };
  try {
    parse(text, {
      delimiter: table.delimiter,
      record_delimiter: '\n',
      ltrim: table.delimiter !== '\t',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      /** Rows are taken as they come, so that those before an error are there. */
      on_record: (record: string[], { lines }) => {
        addRecord(table, record, lines);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = (table.rows.at(-1)?.line ?? 0) + 1;
    table.faults.push({
      line,
      reason: 'a quotation mark opens on this line or below and is never closed',
    });
  }
  if (table.rows.length === 0) throw new ImportRefusal('No table was found in the file.');
  return table;
}

function addRecord(table: Table, record: string[], lastLine: number): void {
  const cells = record.map(tidyCell);
  if (cells.every((cell) => cell === '')) return;
  const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  const line = lastLine - breaks;
  if (record.some((cell) => hasSwallowedRows(cell, table))) {
    table.faults.push({
      line,
      reason: `a quotation mark opens on this line and closes only on line ${lastLine}`,
    });
    return;
  }
  table.rows.push({ line, cells });
}

/** True where a cell of several lines holds lines with as many cells as the table has columns. */
function hasSwallowedRows(cell: string, { delimiter, rows }: Table): boolean {
  const columns = rows[0]?.cells.length ?? 0;
  if (columns < 3 || !cell.includes('\n')) return false;
  return cell.split('\n').some((line) => line.split(delimiter).length >= columns);
}

/** Without the spaces around it, and without quotation marks that were not doubled properly. */
function tidyCell(cell: string): string {
  const bare = cell.trim();
  const isQuoted = bare.length >= 2 && bare.startsWith('"') && bare.endsWith('"');
  return isQuoted ? bare.slice(1, -1).replaceAll('""', '"').trim() : bare;
}

/** The separator that the first lines agree on best, quoted parts left aside. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 64_000)
    .split('\n')
    .slice(0, 20)
    .map((line) => line.replace(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '');
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const most = Math.max(0, ...counts);
    return most === 0 ? 0 : counts.filter((count) => count === most).length * 100 + most;
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}
