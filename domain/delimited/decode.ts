export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SAMPLE = 4096;

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Detects UTF-16 without a byte order mark: in plain text every other byte is zero. */
function detectUtf16ByZeros(bytes: Uint8Array): Encoding | undefined {
  const pairs = Math.min(bytes.length, SAMPLE) >> 1;
  if (pairs < 2) return undefined;
  let first = 0;
  let second = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (bytes[pair * 2] === 0) first += 1;
    if (bytes[pair * 2 + 1] === 0) second += 1;
  }
  if (second > pairs * 0.7 && first < pairs * 0.3) return 'utf-16le';
  if (first > pairs * 0.7 && second < pairs * 0.3) return 'utf-16be';
  return undefined;
}

function detectUtf16(bytes: Uint8Array): Encoding | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return detectUtf16ByZeros(bytes);
}

/** Decodes a file and removes its byte order mark; anything that is not Unicode is Windows-1252. */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const wide = detectUtf16(bytes);
  if (wide) {
    const evenBytes = bytes.subarray(0, bytes.length - (bytes.length % 2));
    return { text: new TextDecoder(wide).decode(evenBytes), encoding: wide };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
