import { FILE_KINDS, type FileKind } from '../../table-files/fileKinds';

const CONFIRMATION = /\.confirm-(\d+)(?=\.|$)/i;

/** Returns the kind of file by the start of its name; `undefined` if it is unknown. */
export function fileKindOf(name: string): FileKind | undefined {
  return FILE_KINDS.find(
    (kind) =>
      name.toLowerCase().startsWith(kind.name) && !/^[a-z]/i.test(name.slice(kind.name.length)),
  );
}

/** Returns the number of an invoice whose PDF this is by its name: `invoice-NUMBER.pdf`. */
export const invoiceNumberIn = (name: string): string | undefined =>
  /^invoice-(.+)\.pdf$/i.exec(name)?.[1];

/** Returns the number confirmed by `.confirm-4999` in the name. */
export function confirmedCount(name: string): number | undefined {
  const number = CONFIRMATION.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Returns the name with a number to confirm. */
export function withConfirmation(name: string, number: number): string {
  const bare = name.replace(CONFIRMATION, '');
  const dot = bare.lastIndexOf('.');
  return dot <= 0
    ? `${bare}.confirm-${number}`
    : `${bare.slice(0, dot)}.confirm-${number}${bare.slice(dot)}`;
}

/** Returns the name with a number appended, for a name that is taken. */
export function withNumber(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  if (number < 2) return name;
  return dot <= 0 ? `${name}-${number}` : `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
}

/**
 * Bytes retained of a long name, leaving room for prefixes and suffixes: file systems allow 255.
 */
const KEPT_BYTES = { head: 100, tail: 70 };

/** Shortens a long name in the middle: its start says what it is, and its end what is confirmed. */
export function shortenName(name: string): string {
  const bytes = Buffer.from(name);
  if (bytes.length <= KEPT_BYTES.head + KEPT_BYTES.tail) return name;
  const [head, tail] = [bytes.subarray(0, KEPT_BYTES.head), bytes.subarray(-KEPT_BYTES.tail)];
  return `${head.toString()}~${tail.toString()}`.replaceAll('\ufffd', '');
}

/** Whether a file is still being written, judging by the temporary names that programs use. */
export const isUnfinished = (name: string): boolean =>
  name.startsWith('.') || /\.(part|partial|filepart|tmp|crdownload)$/i.test(name);
