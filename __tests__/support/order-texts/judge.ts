import type { OrderReading, RefusedOrder } from '../../../domain/order-file/orderFile';

import type { OrderText } from './orderText';

/** What a reading costs the person who ordered, the worst first. */
export type Verdict = 'wrong' | 'lost' | 'asked' | 'right';

/** Compares a reading with what a careful clerk would take from the text. */
export function judge(reading: OrderReading | RefusedOrder, expected: OrderText): Verdict {
  const { ordered, shown = [] } = expected;
  const isHeldBack = 'columns' in reading && reading.columns?.uncertainColumn !== undefined;
  const ready: Record<string, number> = {};
  for (const { code, quantity, unread } of reading.lines)
    if (!unread) ready[code] = (ready[code] ?? 0) + (quantity ?? 0);
  if (Object.entries(ready).some(([code, quantity]) => ordered[code] !== quantity)) return 'wrong';
  const skipped = 'skipped' in reading ? reading.skipped : [];
  const visible = [
    ...reading.lines.flatMap(({ code, unread }) => (unread ? [code, unread.text] : [])),
    ...skipped.map(({ text }) => text),
  ].join('\n');
  const missing = [...Object.keys(ordered), ...shown].filter(
    (code) => ready[code] === undefined && !visible.includes(code),
  );
  if (missing.length > 0 && !isHeldBack) return 'lost';
  const questions = reading.lines.filter(({ unread }) => unread);
  const isNeedless = questions.some(
    ({ code, unread }) => !shown.some((word) => code === word || unread!.text.includes(word)),
  );
  const isComplete = Object.keys(ordered).every((code) => ready[code] !== undefined);
  return isComplete && !isNeedless ? 'right' : 'asked';
}
