import { allotPacks } from './allotPacks';
import { isChosen, packsOf } from './lineStatus';
import type { Sheet } from './sheet';

/**
 * Returns the chosen lines of each product that is in the sheet more than once, in order. Lines of
 * a scanner are excluded, because the server tracks each of their scans.
 */
function repeatedLines({ lines, order, decisions }: Sheet): number[][] {
  const ofProduct = new Map<string, number[]>();
  for (const id of order) {
    const line = lines[id];
    if (!line?.product || line.original.scans || !isChosen(line, decisions[id])) continue;
    const ids = ofProduct.get(line.product.id);
    if (ids) ids.push(id);
    else ofProduct.set(line.product.id, [id]);
  }
  return [...ofProduct.values()].filter(({ length }) => length > 1);
}

/** Returns how many lines disappear when those of the same product are merged. */
export const countRepeated = (sheet: Sheet): number =>
  repeatedLines(sheet).reduce((sum, { length }) => sum + length - 1, 0);

/** Returns the sum of each product for its first line, or what is available, and 0 for the others. */
export function sumsOf(sheet: Sheet) {
  const packsAt = (id: number) => {
    const line = sheet.lines[id];
    return line ? packsOf(line, sheet.decisions[id]) : 0;
  };
  const asked = repeatedLines(sheet).flatMap((ids) => {
    const sum = ids.reduce((packs, id) => packs + packsAt(id), 0);
    return ids.map((id, index): [number, number] => [id, index === 0 ? sum : 0]);
  });
  return allotPacks(sheet, asked);
}

/** Returns the sheet with one line per product, for the sum of their quantities. */
export function withSums(sheet: Sheet): Sheet {
  const { packs } = sumsOf(sheet);
  const decisions = { ...sheet.decisions };
  const removedIds = new Set<number>();
  for (const [first = -1, ...others] of repeatedLines(sheet)) {
    decisions[first] = { ...decisions[first], packs: packs[first] ?? 0, isTicked: true };
    for (const id of others) removedIds.add(id);
  }
  if (removedIds.size === 0) return sheet;
  return {
    ...sheet,
    decisions,
    order: sheet.order.filter((id) => !removedIds.has(id)),
    isPartial: true,
  };
}
