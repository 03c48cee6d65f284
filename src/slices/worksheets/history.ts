import type { Moment, Sheet, Step } from './sheet';

/** Maximum number of undo steps; the oldest is dropped first. */
const MAX_STEPS = 100;

/** Each digit of a quantity is one event, but those of one entry are one step. */
const isSameStep = (step: Step, last: Step | undefined): boolean =>
  step.what === 'quantity' &&
  last?.what === 'quantity' &&
  step.id === last.id &&
  step.entry === last.entry;

type History = Pick<Sheet, 'past' | 'future'>;

/** Returns the history after a step: nothing is left to redo. */
export function withStep({ past, order, decisions }: Sheet, step: Step): History {
  if (isSameStep(step, past.at(-1)?.step)) return { past, future: [] };
  return { past: [...past, { order, decisions, step }].slice(-MAX_STEPS), future: [] };
}

const momentOf = ({ order, decisions }: Sheet, { step }: Moment): Moment => ({
  order,
  decisions,
  step,
});

/** Returns the sheet before its last step. */
export function withUndone(sheet: Sheet): Sheet {
  const last = sheet.past.at(-1);
  if (!last) return sheet;
  const { order, decisions } = last;
  const future = [...sheet.future, momentOf(sheet, last)];
  return { ...sheet, order, decisions, past: sheet.past.slice(0, -1), future };
}

/** Returns the sheet before the last undo. */
export function withRedone(sheet: Sheet): Sheet {
  const next = sheet.future.at(-1);
  if (!next) return sheet;
  const { order, decisions } = next;
  const past = [...sheet.past, momentOf(sheet, next)];
  return { ...sheet, order, decisions, past, future: sheet.future.slice(0, -1) };
}
