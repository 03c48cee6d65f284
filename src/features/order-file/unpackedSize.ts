/** Signatures and sizes of the directory behind the files of a ZIP archive (APPNOTE 4.3.12 and 4.3.16). */
const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;

function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}

/** The bytes that a ZIP archive says it holds once it is unpacked; 0 for anything else. */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return 0;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  while (at + ENTRY_SIZE <= end && view.getUint32(at, true) === ENTRY) {
    size += view.getUint32(at + 24, true);
    const lengths = [28, 30, 32].map((part) => view.getUint16(at + part, true));
    at += lengths.reduce((sum, length) => sum + length, ENTRY_SIZE);
  }
  return size;
}
