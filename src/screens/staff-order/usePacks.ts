import { useState } from 'react';

import type { DeskLine } from '../../api/staffOrders';
import type { MessageKey } from '../../i18n/messages/en';

/** Parses a number of ship packs; `undefined` if it is not a whole number. */
const parsePacks = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined;

/**
 * Number of packs per line. A line without input has its initial value, even if the order has
 * changed meanwhile; typed values are retained.
 */
export function usePacks(lines: readonly DeskLine[], initialPacks: (line: DeskLine) => number) {
  const [typed, setTyped] = useState<Readonly<Record<number, string | undefined>>>({});
  const textOf = (line: DeskLine) => typed[line.line] ?? String(initialPacks(line));
  const packsOf = (line: DeskLine) => parsePacks(textOf(line)) ?? 0;
  const isInvalid = (line: DeskLine) => (parsePacks(textOf(line)) ?? Infinity) > line.open;
  const hasInvalidLine = lines.some(isInvalid);
  const sum = lines.reduce((total, line) => total + packsOf(line), 0);
  return {
    textOf,
    /** Returns what was typed for a line, or `undefined` if nothing was. */
    typedOf: (line: DeskLine) => typed[line.line],
    packsOf,
    isInvalid,
    type: (line: DeskLine, text: string | undefined) =>
      setTyped((current) => ({ ...current, [line.line]: text })),
    reset: () => setTyped({}),
    /** Sets each line to none. */
    clear: () => setTyped(Object.fromEntries(lines.map(({ line }) => [line, '0']))),
    /** Lines with a quantity, as they are sent. */
    filledLines: lines
      .filter((line) => packsOf(line) > 0)
      .map((line) => ({ line: line.line, quantity: packsOf(line) })),
    sum,
    /** Whether more is left of a line than the stock holds. */
    isRestShort: lines.some((line) => line.open - packsOf(line) > Math.max(line.available, 0)),
    left: lines.reduce((total, line) => total + Math.max(line.open - packsOf(line), 0), 0),
    hasInvalidLine,
    /** Why these packs cannot be sent, if there must be some. */
    problem: problemOf(hasInvalidLine, sum),
  };
}

const problemOf = (hasInvalidLine: boolean, sum: number): MessageKey | undefined => {
  if (hasInvalidLine) return 'desk.packs.tooMany';
  return sum === 0 ? 'desk.packs.none' : undefined;
};

export type Packs = ReturnType<typeof usePacks>;
