import type { GivenLine } from '#domain/givenLines';

import type { Given } from '../../../slices/worksheets/sheetLine';
import { sheetAt } from '../../../store/persistence/sheetRecord';

/** A sheet is written down a moment after it changes; a browser that has not done so by then stores nothing. */
const LOOKS = 20;
const PAUSE = 200;

const sameLine =
  (line: GivenLine, source: string) =>
  (stored: Given): boolean =>
    stored.source === source &&
    stored.code === line.code &&
    (stored.scans ?? []).join() === (line.scans ?? []).join();

/** True as soon as the browser's memory holds all of these lines in the sheet of that name; false where it never does. */
export async function untilStored(
  storedAs: string,
  lines: readonly GivenLine[],
  source: string,
): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const given = (await sheetAt(storedAs).read())?.given ?? [];
    if (lines.every((line) => given.some(sameLine(line, source)))) return true;
  }
  return false;
}
