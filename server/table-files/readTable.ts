import { finished } from 'node:stream/promises';

import { CsvError, parse, type Parser } from 'csv-parse';

import { ImportRefusal, type RowFault } from './importRefusal';

export interface TableRow {
  /** Line of the file on which the row begins. */
  line: number;
  cells: string[];
  /**
   * Numbers of a workbook row with decimals or displayed with words, by column: they are never
   * ambiguous.
   */
  numbers?: ReadonlyMap<number, string>;
}

/** Far more columns than any export has; each further one would be compared with every heading. */
const MAX_COLUMNS = 1000;
const TOO_WIDE = new ImportRefusal(`A row of the file has more than ${MAX_COLUMNS} columns.`, {
  code: 'upload.tooWide',
  params: { limit: MAX_COLUMNS },
});

const DELIMITERS = [',', ';', '\t', '|'];

/**
 * Parses a delimited table in any of the usual formats, from chunks of text with lines terminated
 * by `\n`.
 */
export class TableReader {
  delimiter = ',';
  /** Places that could not be parsed as rows; rows following them may be missing. */
  readonly faults: RowFault[] = [];
  #columns = 0;
  #lastLine = 0;
  #rows: TableRow[] = [];

  /** Yields the complete rows after each chunk. */
  async *rows(parts: AsyncIterable<string>): AsyncGenerator<TableRow[]> {
    let parser: Parser | undefined;
    for await (const text of parts) {
      if (!parser) {
        this.delimiter = detectDelimiter(text);
        parser = this.#openParser();
      }
      await writeChunk(parser, text);
      yield this.#takeRows();
    }
    if (parser && !(await endsCleanly(parser))) {
      this.faults.push({
        line: this.#lastLine + 1,
        reason: 'a quotation mark on this line or below is never closed',
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
      /** Collected as they are parsed, so that rows before an error are available. */
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
    if (record.length > MAX_COLUMNS) throw TOO_WIDE;
    const cells = record.map(cleanCell);
    if (cells.every((cell) => cell === '')) return;
    const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    const line = lastLine - breaks;
    if (record.some((_cell, at) => containsRows(record, at, this.#columns, this.delimiter))) {
      this.faults.push({
        line,
        reason: `a quotation mark on this line is only closed on line ${lastLine}`,
      });
      return;
    }
    this.#columns ||= cells.length;
    this.#lastLine = line;
    this.#rows.push({ line, cells });
  }
}

/** Writes a chunk to the parser; a parse error destroys the parser and is reported at the end. */
const writeChunk = (parser: Parser, text: string): Promise<void> =>
  new Promise((resolve) => parser.write(text, () => resolve()));

async function endsCleanly(parser: Parser): Promise<boolean> {
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

/**
 * Whether the lines of a cell are rows of the table, swallowed between two stray quotation marks:
 * with the cells around it, each of them is exactly as wide as the table. Commas of a text are
 * followed by spaces.
 */
function containsRows(
  record: readonly string[],
  at: number,
  columns: number,
  delimiter: string,
): boolean {
  const lines = record[at]?.split('\n') ?? [];
  if (columns < 3 || lines.length < 2) return false;
  const isProse = lines
    .slice(1)
    .every((line) => !line.replaceAll(`${delimiter} `, '').includes(delimiter));
  return (
    !isProse &&
    lines.every((line, index) => {
      const before = index === 0 ? at : 0;
      const after = index === lines.length - 1 ? record.length - 1 - at : 0;
      return before + line.split(delimiter).length + after === columns;
    })
  );
}

/** Trims whitespace and removes quotation marks that are not escaped properly. */
function cleanCell(cell: string): string {
  const trimmed = cell.trim();
  const isQuoted = trimmed.length >= 2 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return isQuoted ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed;
}

/** Detects the delimiter on which the first lines agree best, ignoring quoted text. */
function detectDelimiter(text: string): string {
  const lines = text
    .slice(0, 64_000)
    .split('\n')
    .slice(0, 20)
    .map((line) => line.replace(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '');
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const maxCount = Math.max(0, ...counts);
    return maxCount === 0
      ? 0
      : counts.filter((count) => count === maxCount).length * 100 + maxCount;
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}
