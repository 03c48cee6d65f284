/** Encodings in which programs write text files. */
export const ENCODINGS: Record<string, (text: string) => Uint8Array> = {
  'UTF-8': (text) => new TextEncoder().encode(text),
  'UTF-8 with its mark': (text) => new TextEncoder().encode(`\ufeff${text}`),
  'UTF-16, low byte first': (text) => utf16Bytes(text, true),
  'UTF-16, low byte first, with its mark': (text) => utf16Bytes(`\ufeff${text}`, true),
  'UTF-16, high byte first': (text) => utf16Bytes(text, false),
  'UTF-16, high byte first, with its mark': (text) => utf16Bytes(`\ufeff${text}`, false),
  'Windows-1252': (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
};

export function utf16Bytes(text: string, isLowFirst: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1)
    bytes.setUint16(index * 2, text.charCodeAt(index), isLowFirst);
  return new Uint8Array(bytes.buffer);
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Converts text with one byte per character to bytes, for binary files. */
export const rawBytes = (letters: string): Uint8Array =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
