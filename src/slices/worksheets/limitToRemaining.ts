import { isChosen, packsOf } from './lineStatus';
import type { Sheet } from './sheet';
import type { LineResult, SheetLine } from './sheetLine';

/**
 * Limits the lines just looked up to what other lines of the sheet leave of their product: the
 * server only knows the cart and the lines it was asked about.
 */
export function limitToRemaining(
  lines: SheetLine[],
  { order, decisions }: Pick<Sheet, 'order' | 'decisions'>,
  answers: readonly LineResult[],
): SheetLine[] {
  const lookedUpIds = new Set(answers.map(({ id }) => id));
  const usedPacks = new Map<string, number>();
  for (const id of order) {
    const line = lines[id];
    if (!line?.product || lookedUpIds.has(id) || !isChosen(line, decisions[id])) continue;
    const { id: product } = line.product;
    usedPacks.set(product, (usedPacks.get(product) ?? 0) + packsOf(line, decisions[id]));
  }
  if (usedPacks.size === 0) return lines;

  for (const { id } of answers) {
    const line = lines[id];
    const others = line?.product && usedPacks.get(line.product.id);
    if (!line?.product || !others) continue;
    const left = Math.max(0, line.product.maxInCart - line.inCart - others);
    if (line.possible > left) {
      lines[id] = { ...line, possible: left, outcome: 'clamped', isShared: true };
    }
    usedPacks.set(line.product.id, others + Math.min(line.possible, left));
  }
  return lines;
}
