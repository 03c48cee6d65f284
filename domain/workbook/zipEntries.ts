/** Signatures and sizes of ZIP archive structures (APPNOTE 4.3.7, 4.3.12, 4.3.16 and 4.5.3). */
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const LONG_SIZES = 1;
const IS_LONG = 0xffffffff;

/** A file in the archive, as described by the central directory. */
export interface ZipEntry {
  name: Uint8Array;
  flags: number;
  method: number;
  crc: number;
  packed: Uint8Array;
  /** Declared size when decompressed, in bytes. */
  unpacked: number;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new Error('The archive has no directory.');
}

/**
 * Returns the sizes and offset of a file; values that exceed four bytes are in an extra field, in
 * this order.
 */
function placeOf(view: DataView, at: number): { size: number; unpacked: number; local: number } {
  const short = [24, 20, 42].map((part) => view.getUint32(at + part, true));
  const [unpacked = 0, packed = 0, local = 0] = short;
  let extra = at + ENTRY_SIZE + view.getUint16(at + 28, true);
  const end = extra + view.getUint16(at + 30, true);
  while (extra + 4 <= end && view.getUint16(extra, true) !== LONG_SIZES) {
    extra += 4 + view.getUint16(extra + 2, true);
  }
  let long = extra + 4;
  const whole = (value: number) => {
    if (value !== IS_LONG || long + 8 > end) return value;
    long += 8;
    return Number(view.getBigUint64(long - 8, true));
  };
  return { unpacked: whole(unpacked), size: whole(packed), local: whole(local) };
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const { size, unpacked, local } = placeOf(view, at);
  if (view.getUint32(local, true) !== LOCAL) throw new Error('A file of the archive is missing.');
  const names = view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const start = local + LOCAL_SIZE + names;
  if (start + size > bytes.length) throw new Error('A file of the archive is cut off.');
  const name = at + ENTRY_SIZE;
  return {
    name: bytes.subarray(name, name + view.getUint16(at + 28, true)),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: bytes.subarray(start, start + size),
    unpacked,
  };
}

/** Returns the files of a ZIP archive; throws if it is damaged. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + ENTRY_SIZE <= end && view.getUint32(at, true) === ENTRY) {
    entries.push(entryAt(bytes, view, at));
    const lengths = [28, 30, 32].map((part) => view.getUint16(at + part, true));
    at += lengths.reduce((sum, length) => sum + length, ENTRY_SIZE);
  }
  return entries;
}

/** Builds an archive of uncompressed files; their names are ASCII or UTF-8. */
export function storedZip(files: readonly Pick<ZipEntry, 'name' | 'crc' | 'packed'>[]): Uint8Array {
  const size = files.reduce(
    (sum, { name, packed }) => sum + LOCAL_SIZE + ENTRY_SIZE + 2 * name.length + packed.length,
    END_SIZE,
  );
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const put = (at: number, { name, crc, packed }: (typeof files)[number]) => {
    view.setUint32(at, crc, true);
    view.setUint32(at + 4, packed.length, true);
    view.setUint32(at + 8, packed.length, true);
    view.setUint16(at + 12, name.length, true);
  };
  let at = 0;
  const places = files.map((file) => {
    const place = at;
    view.setUint32(at, LOCAL, true);
    put(at + 14, file);
    bytes.set(file.name, at + LOCAL_SIZE);
    bytes.set(file.packed, at + LOCAL_SIZE + file.name.length);
    at += LOCAL_SIZE + file.name.length + file.packed.length;
    return place;
  });
  const directory = at;
  files.forEach((file, of) => {
    view.setUint32(at, ENTRY, true);
    put(at + 16, file);
    view.setUint32(at + 42, places[of] ?? 0, true);
    bytes.set(file.name, at + ENTRY_SIZE);
    at += ENTRY_SIZE + file.name.length;
  });
  view.setUint32(at, END, true);
  view.setUint16(at + 8, files.length, true);
  view.setUint16(at + 10, files.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return bytes;
}
