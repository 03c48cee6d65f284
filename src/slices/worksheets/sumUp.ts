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

/** Returns the sheet with one line per product, for the sum of their quantities. */
export function withSums(sheet: Sheet): Sheet {
  const decisions = { ...sheet.decisions };
  const removedIds = new Set<number>();
  for (const [first = -1, ...others] of repeatedLines(sheet)) {
    const line = sheet.lines[first];
    if (!line?.product) continue;
    const packs = [first, ...others].reduce((sum, id) => {
      const one = sheet.lines[id];
      return one ? sum + packsOf(one, sheet.decisions[id]) : sum;
    }, 0);
    const room = line.product.maxInCart - line.inCart;
    decisions[first] = { ...decisions[first], packs: Math.min(packs, room), isTicked: true };
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
