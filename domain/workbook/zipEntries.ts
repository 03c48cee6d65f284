/** Signatures and sizes of ZIP archive structures (APPNOTE 4.3.7, 4.3.12, 4.3.16 and 4.5.3). */
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const END = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT_LENGTH = 0xffff;
const ZIP64_FIELD = 1;
const ZIP64_MARKER = 0xffffffff;

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
  const first = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT_LENGTH);
  for (let offset = view.byteLength - END_SIZE; offset >= first; offset -= 1) {
    if (view.getUint32(offset, true) === END) return offset;
  }
  throw new Error('The archive has no directory.');
}

/**
 * Returns the sizes and offset of a file; values that exceed four bytes are in an extra field, in
 * this order.
 */
function locationOf(
  view: DataView,
  offset: number,
): { size: number; unpacked: number; local: number } {
  const short = [24, 20, 42].map((part) => view.getUint32(offset + part, true));
  const [unpacked = 0, packed = 0, local = 0] = short;
  let extra = offset + ENTRY_SIZE + view.getUint16(offset + 28, true);
  const end = extra + view.getUint16(offset + 30, true);
  while (extra + 4 <= end && view.getUint16(extra, true) !== ZIP64_FIELD) {
    extra += 4 + view.getUint16(extra + 2, true);
  }
  let long = extra + 4;
  const fullValue = (value: number) => {
    if (value !== ZIP64_MARKER || long + 8 > end) return value;
    long += 8;
    return Number(view.getBigUint64(long - 8, true));
  };
  return { unpacked: fullValue(unpacked), size: fullValue(packed), local: fullValue(local) };
}

function entryAt(bytes: Uint8Array, view: DataView, offset: number): ZipEntry {
  const { size, unpacked, local } = locationOf(view, offset);
  if (view.getUint32(local, true) !== LOCAL) throw new Error('A file of the archive is missing.');
  const names = view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const start = local + LOCAL_SIZE + names;
  if (start + size > bytes.length) throw new Error('A file of the archive is cut off.');
  const name = offset + ENTRY_SIZE;
  return {
    name: bytes.subarray(name, name + view.getUint16(offset + 28, true)),
    flags: view.getUint16(offset + 8, true),
    method: view.getUint16(offset + 10, true),
    crc: view.getUint32(offset + 16, true),
    packed: bytes.subarray(start, start + size),
    unpacked,
  };
}

/** Returns the files of a ZIP archive; throws if it is damaged. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const entries: ZipEntry[] = [];
  let offset = view.getUint32(end + 16, true);
  while (offset + ENTRY_SIZE <= end && view.getUint32(offset, true) === ENTRY) {
    entries.push(entryAt(bytes, view, offset));
    const lengths = [28, 30, 32].map((part) => view.getUint16(offset + part, true));
    offset += lengths.reduce((sum, length) => sum + length, ENTRY_SIZE);
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
  const writeSizes = (offset: number, { name, crc, packed }: (typeof files)[number]) => {
    view.setUint32(offset, crc, true);
    view.setUint32(offset + 4, packed.length, true);
    view.setUint32(offset + 8, packed.length, true);
    view.setUint16(offset + 12, name.length, true);
  };
  let offset = 0;
  const fileOffsets = files.map((file) => {
    const fileOffset = offset;
    view.setUint32(offset, LOCAL, true);
    writeSizes(offset + 14, file);
    bytes.set(file.name, offset + LOCAL_SIZE);
    bytes.set(file.packed, offset + LOCAL_SIZE + file.name.length);
    offset += LOCAL_SIZE + file.name.length + file.packed.length;
    return fileOffset;
  });
  const directory = offset;
  files.forEach((file, index) => {
    view.setUint32(offset, ENTRY, true);
    writeSizes(offset + 16, file);
    view.setUint32(offset + 42, fileOffsets[index] ?? 0, true);
    bytes.set(file.name, offset + ENTRY_SIZE);
    offset += ENTRY_SIZE + file.name.length;
  });
  view.setUint32(offset, END, true);
  view.setUint16(offset + 8, files.length, true);
  view.setUint16(offset + 10, files.length, true);
  view.setUint32(offset + 12, offset - directory, true);
  view.setUint32(offset + 16, directory, true);
  return bytes;
}
