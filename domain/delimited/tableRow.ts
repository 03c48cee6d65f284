import type { Row } from './row';
import { tidyCell } from './tidyCell';

/** A row of a table, its cells tidied; as they were written they are kept only where that is something else. */
export function tableRow(place: number, written: string[], text: string): Row {
  const cells = written.map(tidyCell);
  const isTidied = cells.some((cell, at) => cell !== written[at]!.trim());
  return isTidied ? { place, cells, text, written } : { place, cells, text };
}
