import { normaliseCell } from './normaliseCell';
import type { Row } from './row';

/**
 * Builds a table row with normalised cells; the original cells are retained only if they differ.
 */
export function tableRow(place: number, written: string[], text: string): Row {
  const cells = written.map(normaliseCell);
  const isNormalised = cells.some((cell, index) => cell !== written[index]!.trim());
  return isNormalised ? { place, cells, text, written } : { place, cells, text };
}
