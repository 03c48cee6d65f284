/**
 * A position in the event log: the number of an event and the start of its id, which detects that
 * the database is a different one.
 */
export interface Cursor {
  seq: number;
  check: string;
}

const CHECK_LENGTH = 8;

/** Cursor before the first event. */
export const START_CURSOR = '0-00000000';

export const cursorOf = ({ seq, id }: { seq: number; id: string }): string =>
  `${seq}-${id.slice(0, CHECK_LENGTH)}`;

/** Parses a cursor; `undefined` if the text is not one. */
export function parseCursor(text: string): Cursor | undefined {
  const [, seq, check] = /^(\d{1,15})-([0-9a-f]{8})$/.exec(text) ?? [];
  return seq === undefined || check === undefined ? undefined : { seq: Number(seq), check };
}
