import { readFileSync } from 'node:fs';

import { BYTE_ORDER_MARK, csvRow, type CsvValue } from '#domain/csv';
import type { Language } from '#domain/languages';

import { translate } from '../../messages/translate';
import type { Fault } from '../refusal';

import { writeWhole } from './paths';

/** The outcome of a row of a file. */
export interface FileResult {
  /** Row number, starting at 1. */
  row: number;
  key: string;
  outcome: string;
  fault?: Fault;
}

const MANNER = { separator: ',', decimal: '.' } as const;
const HEAD: readonly CsvValue[] = ['row', 'key', 'outcome', 'code', 'message'];

/** Writes the outcomes of the rows, each with its line in the source file. */
export async function writeResults(
  path: string,
  results: AsyncIterable<FileResult> | Iterable<FileResult>,
  lines: string,
  language: Language,
): Promise<void> {
  const places = JSON.parse(readFileSync(lines, 'utf8')) as number[];
  const written = [BYTE_ORDER_MARK + csvRow(HEAD, MANNER)];
  for await (const { row, key, outcome, fault } of results) {
    const why = fault ? [fault.code, inWords(language, fault)] : ['', ''];
    written.push(csvRow([places[row - 1] ?? row, { code: key }, outcome, ...why], MANNER));
  }
  await writeWhole(path, written.join(''));
}

const inWords = (language: Language, { code, field, params }: Fault): string =>
  translate(language, code, { ...(field !== undefined && { field }), ...params });

/** Writes that a file was already processed. */
export const writeRepeated = (path: string, sentence: string): Promise<void> =>
  writeWhole(
    path,
    BYTE_ORDER_MARK + csvRow(HEAD, MANNER) + csvRow(['', '', 'repeated', '', sentence], MANNER),
  );
