import { FILE_KINDS, type FileKind } from './fileKinds';

const CONFIRMED = /\.confirm-(\d+)(?=\.|$)/i;

/** What the beginning of a file's name says of it; `undefined` where it is none that is known. */
export function kindOf(name: string): FileKind | undefined {
  return FILE_KINDS.find(
    (kind) =>
      name.toLowerCase().startsWith(kind.name) && !/^[a-z]/i.test(name.slice(kind.name.length)),
  );
}

/** The number that somebody agrees to by `.confirm-4999` in the name. */
export function confirmedIn(name: string): number | undefined {
  const number = CONFIRMED.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The same name with a number that is agreed to. */
export function confirming(name: string, number: number): string {
  const bare = name.replace(CONFIRMED, '');
  const dot = bare.lastIndexOf('.');
  return dot <= 0
    ? `${bare}.confirm-${number}`
    : `${bare.slice(0, dot)}.confirm-${number}${bare.slice(dot)}`;
}

/** The same name with a number, for one that is taken. */
export function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  if (number < 2) return name;
  return dot <= 0 ? `${name}-${number}` : `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
}

/** Bytes of a name that leave room for what is put before and behind it: file systems allow 255. */
const LONGEST = { head: 100, tail: 70 };

/** A long name without its middle; how it begins says what it is, and how it ends what is agreed to. */
export function shortened(name: string): string {
  const bytes = Buffer.from(name);
  if (bytes.length <= LONGEST.head + LONGEST.tail) return name;
  const [head, tail] = [bytes.subarray(0, LONGEST.head), bytes.subarray(-LONGEST.tail)];
  return `${head.toString()}~${tail.toString()}`.replaceAll('\ufffd', '');
}

/** Files that are still being written, by what programs call them meanwhile. */
export const isUnfinished = (name: string): boolean =>
  name.startsWith('.') || /\.(part|partial|filepart|tmp|crdownload)$/i.test(name);
