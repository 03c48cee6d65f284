import type { Settled } from './settleLines';
import type { Sheet, AddedLine } from './sheet';

/** Adds to, or subtracts from, the packs in the cart of products that other lines request too. */
function adjustInCart(
  lines: Sheet['lines'],
  addedLines: readonly AddedLine[],
  sign: 1 | -1,
): Sheet['lines'] {
  const packs = new Map<string, number>();
  for (const { productId, packs: more } of addedLines) {
    packs.set(productId, (packs.get(productId) ?? 0) + more);
  }
  return lines.map((line) => {
    const more = line.product && packs.get(line.product.id);
    return more ? { ...line, inCart: line.inCart + more * sign } : line;
  });
}

/**
 * Returns the sheet without the lines that went into the cart; lines that turned out to be
 * unavailable stay, with the reason.
 */
export function withoutAddedLines(sheet: Sheet, { addedLines, stayed }: Settled): Sheet {
  const { lines, order, decisions } = sheet;
  const removedIds = new Set(addedLines.map(({ id }) => id));
  const notes = new Map(stayed.map(({ id, note }) => [id, note]));
  const unticked = stayed.map(({ id }) => [id, { ...decisions[id], isTicked: false }]);
  const left = adjustInCart(lines, addedLines, 1).map((line) => {
    const message = notes.get(line.id);
    if (message === undefined) return line;
    return { ...line, message, outcome: 'unavailable' as const, possible: 0 };
  });
  return {
    ...sheet,
    lines: Object.freeze(left),
    order: order.filter((id) => !removedIds.has(id)),
    decisions: { ...decisions, ...Object.fromEntries(unticked) },
    added: sheet.added + addedLines.length,
    orderBefore: order,
    isPartial: true,
    past: [],
    future: [],
    sending: null,
    refused: null,
    undoing: {},
    addedLines,
  };
}

/** Returns the sheet with lines of the last addition back in their places. */
export function withLinesUndone(sheet: Sheet, ids: readonly number[]): Sheet {
  const undone = new Set(ids);
  const back = sheet.addedLines.filter(({ id }) => undone.has(id));
  const open = new Set([...sheet.order, ...back.map(({ id }) => id)]);
  const places = new Set(sheet.orderBefore);
  return {
    ...sheet,
    lines: Object.freeze(adjustInCart(sheet.lines, back, -1)),
    order: [
      ...sheet.orderBefore.filter((id) => open.has(id)),
      ...sheet.order.filter((id) => !places.has(id)),
    ],
    added: sheet.added - back.length,
    past: [],
    future: [],
    addedLines: sheet.addedLines.filter(({ id }) => !undone.has(id)),
  };
}
