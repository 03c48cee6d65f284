/** A place in the log: the number of an event, and the beginning of its id, by which another database is told. */
export interface Cursor {
  seq: number;
  check: string;
}

const CHECK = 8;

/** Before the first event. */
export const BEGINNING = '0-00000000';

export const cursorOf = ({ seq, id }: { seq: number; id: string }): string =>
  `${seq}-${id.slice(0, CHECK)}`;

/** `undefined` where the text is no cursor. */
export function readCursor(text: string): Cursor | undefined {
  const [, seq, check] = /^(\d{1,15})-([0-9a-f]{8})$/.exec(text) ?? [];
  return seq === undefined || check === undefined ? undefined : { seq: Number(seq), check };
}
