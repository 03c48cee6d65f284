import { finished } from 'node:stream/promises';

import { CsvError, parse, type Parser } from 'csv-parse';

import { ImportRefusal, type RowFault } from './importRefusal';

export interface TableRow {
  /** Line of the file that the row begins on. */
  line: number;
  cells: string[];
  /** Columns of a workbook's row that hold numbers with decimals: what they say is never a question. */
  decimals?: readonly number[];
}

const DELIMITERS = [',', ';', '\t', '|'];

/** Reads a delimited table of any of the usual forms; its text comes in parts whose lines end with `\n`. */
export class TableReader {
  delimiter = ',';
  /** Places that could not be read as rows; what follows them may be missing. */
  readonly faults: RowFault[] = [];
  #columns = 0;
  #lastLine = 0;
  #rows: TableRow[] = [];

  /** The rows that are whole after each part. */
  async *rows(parts: AsyncIterable<string>): AsyncGenerator<TableRow[]> {
    let parser: Parser | undefined;
    for await (const text of parts) {
      if (!parser) {
        this.delimiter = delimiterOf(text);
        parser = this.#openParser();
      }
      await pass(parser, text);
      yield this.#takeRows();
    }
    if (parser && !(await isWholeAfter(parser))) {
      this.faults.push({
        line: this.#lastLine + 1,
        reason: 'a quotation mark opens on this line or below and is never closed',
      });
    }
    yield this.#takeRows();
    if (this.#columns === 0) {
      throw new ImportRefusal('No table was found in the file.', { code: 'upload.empty' });
    }
  }

  #openParser(): Parser {
    const parser = parse({
      delimiter: this.delimiter,
      record_delimiter: '\n',
      ltrim: this.delimiter !== '\t',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      /** Rows are taken as they come, so that those before an error are there. */
      on_record: (record: string[], { lines }) => {
        this.#add(record, lines);
        return null;
      },
    });
    return parser.on('error', () => {});
  }

  #takeRows(): TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #add(record: string[], lastLine: number): void {
    const cells = record.map(tidyCell);
    if (cells.every((cell) => cell === '')) return;
    const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    const line = lastLine - breaks;
    if (record.some((cell) => hasSwallowedRows(cell, this.#columns, this.delimiter))) {
      this.faults.push({
        line,
        reason: `a quotation mark opens on this line and closes only on line ${lastLine}`,
      });
      return;
    }
    this.#columns ||= cells.length;
    this.#lastLine = line;
    this.#rows.push({ line, cells });
  }
}

/** What the parser cannot read ends it, which is told when all has been passed. */
const pass = (parser: Parser, text: string): Promise<void> =>
  new Promise((resolve) => parser.write(text, () => resolve()));

async function isWholeAfter(parser: Parser): Promise<boolean> {
  parser.resume();
  parser.end();
  try {
    await finished(parser);
    return true;
  } catch (error) {
    if (error instanceof CsvError) return false;
    throw error;
  }
}

/** True where a cell of several lines holds lines with as many cells as the table has columns. */
function hasSwallowedRows(cell: string, columns: number, delimiter: string): boolean {
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
