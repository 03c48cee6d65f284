import { isChosen, maxPacksOf, packsOf } from './lineStatus';
import type { Sheet } from './sheet';
import { summaryOf } from './summary';

/**
 * Gives each of these lines the ship packs asked for it, in order, or what the lines before it and
 * the other chosen lines of its product leave; `reduced` counts the lines that get less.
 */
export function allotPacks(sheet: Sheet, asked: readonly (readonly [id: number, packs: number])[]) {
  const taken = new Map(summaryOf(sheet).packs);
  const take = (id: number, packs: number) => {
    const product = sheet.lines[id]?.product?.id;
    if (product) taken.set(product, (taken.get(product) ?? 0) + packs);
  };
  for (const [id] of asked) {
    const line = sheet.lines[id];
    if (line && isChosen(line, sheet.decisions[id])) take(id, -packsOf(line, sheet.decisions[id]));
  }

  const packs: Record<number, number> = {};
  let reduced = 0;
  for (const [id, count] of asked) {
    const line = sheet.lines[id];
    const given = line ? Math.min(count, maxPacksOf(line, { isTicked: false }, taken)) : 0;
    take(id, given);
    packs[id] = given;
    if (given < count) reduced += 1;
  }
  return { packs, reduced };
}
