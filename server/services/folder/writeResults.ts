import { readFileSync } from 'node:fs';

import { BYTE_ORDER_MARK, csvRow, type CsvValue } from '#domain/csv';
import type { Language } from '#domain/languages';

import { translate } from '../../messages/translate';
import type { Fault } from '../actions/refusal';

import { writeFileDurably } from './paths';

/** The outcome of a row of a file. */
export interface FileResult {
  /** Row number, starting at 1. */
  row: number;
  key: string;
  outcome: string;
  fault?: Fault;
}

const CSV_DIALECT = { separator: ',', decimal: '.' } as const;
const HEADINGS: readonly CsvValue[] = ['row', 'key', 'outcome', 'code', 'message'];

/** Writes the outcomes of the rows, each with its line in the source file. */
export async function writeResults(
  path: string,
  results: AsyncIterable<FileResult> | Iterable<FileResult>,
  lines: string,
  language: Language,
): Promise<void> {
  const sourceLines = JSON.parse(readFileSync(lines, 'utf8')) as number[];
  const csvLines = [BYTE_ORDER_MARK + csvRow(HEADINGS, CSV_DIALECT)];
  for await (const { row, key, outcome, fault } of results) {
    const faultCells = fault ? [fault.code, faultMessage(language, fault)] : ['', ''];
    csvLines.push(
      csvRow([sourceLines[row - 1] ?? row, { code: key }, outcome, ...faultCells], CSV_DIALECT),
    );
  }
  await writeFileDurably(path, csvLines.join(''));
}

const faultMessage = (language: Language, { code, field, params }: Fault): string =>
  translate(language, code, { ...(field !== undefined && { field }), ...params });

/** Writes that a file was already processed. */
export const writeRepeated = (path: string, sentence: string): Promise<void> =>
  writeFileDurably(
    path,
    BYTE_ORDER_MARK +
      csvRow(HEADINGS, CSV_DIALECT) +
      csvRow(['', '', 'repeated', '', sentence], CSV_DIALECT),
  );
