import type { InputLine } from '#domain/inputLine';

import type { OriginalLine } from '../../../slices/worksheets/sheetLine';
import { sheetRecord } from '../../../store/persistence/sheetRecord';

/**
 * Number of polls, and milliseconds between them. A sheet is stored a moment after it changes; if
 * it is not stored by then, storage is taken to be unavailable.
 */
const MAX_POLLS = 20;
const POLL_MS = 200;

const sameLine =
  (line: InputLine, source: string) =>
  (stored: OriginalLine): boolean =>
    stored.source === source &&
    stored.code === line.code &&
    (stored.scans ?? []).join() === (line.scans ?? []).join();

/**
 * Resolves to `true` as soon as browser storage holds all of these lines in the given sheet, or to
 * `false` if it does not in time.
 */
export async function waitUntilStored(
  storageKey: string,
  lines: readonly InputLine[],
  source: string,
): Promise<boolean> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const storedLines = (await sheetRecord(storageKey).read())?.given ?? [];
    if (lines.every((line) => storedLines.some(sameLine(line, source)))) return true;
  }
  return false;
}
