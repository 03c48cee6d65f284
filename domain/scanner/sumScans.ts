import { MAX_ITEM } from '../quantity';

import type { Scan } from './scannerFile';

/** One code with all that was scanned of it; `item` counts as the line of an order does. */
export interface ScannedItem {
  code: string;
  item: number;
  /** Lines of the file that it comes from, in order. */
  lines: number[];
  /** `cancelled`: as much was taken back as was scanned, or more; `tooMany`: above what one line may order. */
  problem?: 'cancelled' | 'tooMany';
}

function problemOf(item: number): ScannedItem['problem'] {
  if (item <= 0) return 'cancelled';
  return item > MAX_ITEM ? 'tooMany' : undefined;
}

/** Adds up repeated codes in the order of their first scan; negative quantities are subtracted. */
export function sumScans(scans: readonly Scan[]): ScannedItem[] {
  const items = new Map<string, ScannedItem>();
  for (const { code, quantity, line } of scans) {
    const item = items.get(code) ?? { code, item: 0, lines: [] };
    item.item += quantity;
    item.lines.push(line);
    items.set(code, item);
  }
  for (const item of items.values()) {
    const problem = problemOf(item.item);
    if (problem) item.problem = problem;
  }
  return [...items.values()];
}
