import { isShortened } from '../../table-files/isShortened';

import type { Fault } from './refusal';

/** Returns the fault of a row for each field with a number that a spreadsheet has shortened. */
export function shortenedNumbers(row: unknown, fields: readonly string[]): Fault[] {
  return fields.flatMap((field): Fault[] => {
    const values = [(row as Record<string, unknown>)[field]].flat();
    const number = values.find((value) => typeof value === 'string' && isShortened(value));
    if (number === undefined) return [];
    return [{ code: 'exchange.shortened', field, params: { number: String(number) } }];
  });
}
