import { useState } from 'react';

import type { DeskLine } from '../../api/staffOrders';

/** As many ship packs as a text says; `undefined` where it is no whole number. */
const readPacks = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined;

/**
 * How many packs of each line are meant. What nobody has typed is what the line begins with, also
 * when the order has changed meanwhile; what was typed stays.
 */
export function usePacks(lines: readonly DeskLine[], beginning: (line: DeskLine) => number) {
  const [typed, setTyped] = useState<Readonly<Record<number, string | undefined>>>({});
  const textOf = (line: DeskLine) => typed[line.line] ?? String(beginning(line));
  const packsOf = (line: DeskLine) => readPacks(textOf(line)) ?? 0;
  return {
    textOf,
    /** What stands in the box of a line because somebody wrote it there. */
    typedOf: (line: DeskLine) => typed[line.line],
    packsOf,
    isWrong: (line: DeskLine) => (readPacks(textOf(line)) ?? Infinity) > line.open,
    type: (line: DeskLine, text: string | undefined) =>
      setTyped((now) => ({ ...now, [line.line]: text })),
    reset: () => setTyped({}),
    /** What travels: lines of which there is something. */
    named: lines
      .filter((line) => packsOf(line) > 0)
      .map((line) => ({ line: line.line, quantity: packsOf(line) })),
    sum: lines.reduce((sum, line) => sum + packsOf(line), 0),
    left: lines.reduce((sum, line) => sum + Math.max(line.open - packsOf(line), 0), 0),
    areWrong: lines.some((line) => (readPacks(textOf(line)) ?? Infinity) > line.open),
  };
}

export type Packs = ReturnType<typeof usePacks>;
