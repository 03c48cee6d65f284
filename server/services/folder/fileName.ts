import { FILE_KINDS, type FileKind } from './fileKinds';

const CONFIRMED = /\.confirm-(\d+)(?=\.|$)/i;

/** Returns the kind of file by the start of its name; `undefined` if it is unknown. */
export function kindOf(name: string): FileKind | undefined {
  return FILE_KINDS.find(
    (kind) =>
      name.toLowerCase().startsWith(kind.name) && !/^[a-z]/i.test(name.slice(kind.name.length)),
  );
}

/** Returns the number confirmed by `.confirm-4999` in the name. */
export function confirmedIn(name: string): number | undefined {
  const number = CONFIRMED.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Returns the name with a number to confirm. */
export function confirming(name: string, number: number): string {
  const bare = name.replace(CONFIRMED, '');
  const dot = bare.lastIndexOf('.');
  return dot <= 0
    ? `${bare}.confirm-${number}`
    : `${bare.slice(0, dot)}.confirm-${number}${bare.slice(dot)}`;
}

/** Returns the name with a number appended, for a name that is taken. */
export function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  if (number < 2) return name;
  return dot <= 0 ? `${name}-${number}` : `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
}

/**
 * Bytes retained of a long name, leaving room for prefixes and suffixes: file systems allow 255.
 */
const LONGEST = { head: 100, tail: 70 };

/** Shortens a long name in the middle: its start says what it is, and its end what is confirmed. */
export function shortened(name: string): string {
  const bytes = Buffer.from(name);
  if (bytes.length <= LONGEST.head + LONGEST.tail) return name;
  const [head, tail] = [bytes.subarray(0, LONGEST.head), bytes.subarray(-LONGEST.tail)];
  return `${head.toString()}~${tail.toString()}`.replaceAll('\ufffd', '');
}

/** Whether a file is still being written, judging by the temporary names that programs use. */
export const isUnfinished = (name: string): boolean =>
  name.startsWith('.') || /\.(part|partial|filepart|tmp|crdownload)$/i.test(name);
