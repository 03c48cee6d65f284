import { isChosen, packsOf } from './lineStatus';
import type { Sheet } from './sheet';
import type { LineAnswer, SheetLine } from './sheetLine';

/**
 * Limits the lines just looked up to what other lines of the sheet leave of their product: the
 * server only knows the cart and the lines it was asked about.
 */
export function shareOut(
  lines: SheetLine[],
  { order, decisions }: Pick<Sheet, 'order' | 'decisions'>,
  answers: readonly LineAnswer[],
): SheetLine[] {
  const asked = new Set(answers.map(({ id }) => id));
  const taken = new Map<string, number>();
  for (const id of order) {
    const line = lines[id];
    if (!line?.product || asked.has(id) || !isChosen(line, decisions[id])) continue;
    const { id: product } = line.product;
    taken.set(product, (taken.get(product) ?? 0) + packsOf(line, decisions[id]));
  }
  if (taken.size === 0) return lines;

  for (const { id } of answers) {
    const line = lines[id];
    const others = line?.product && taken.get(line.product.id);
    if (!line?.product || !others) continue;
    const left = Math.max(0, line.product.most - line.inCart - others);
    if (line.possible > left) {
      lines[id] = { ...line, possible: left, outcome: 'clamped', isShared: true };
    }
    taken.set(line.product.id, others + Math.min(line.possible, left));
  }
  return lines;
}
