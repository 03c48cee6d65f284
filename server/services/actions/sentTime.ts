import { Refusal } from './refusal';

/** How far a sender's clock may be ahead of this one, in milliseconds. */
export const CLOCK_TOLERANCE_MS = 60_000;

type Fault = 'field.form' | 'row.future';

/**
 * Parses a time given by a sender; a future time is refused, except for small clock differences.
 */
export function parseSentTime(
  text: string | undefined,
  field: string,
  now: Date,
  refusal = (code: Fault): Refusal => new Refusal(400, code, { field }),
): string | undefined {
  if (text === undefined) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw refusal('field.form');
  if (time > now.getTime() + CLOCK_TOLERANCE_MS) throw refusal('row.future');
  return new Date(time).toISOString();
}
