/** Fewer signs of base64 stand in any file by chance. */
const TELLING = 8;

/** A text as it may stand in a file: plain, in hexadecimal, in either base64 at any place, and encoded for an address. */
export function writtenIn(text: string): string[] {
  const bytes = Buffer.from(text);
  const shifted = [0, 1, 2].flatMap((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    // The first and last signs depend on the neighbours.
    const sure = whole.replace(/=+$/, '').slice(shift === 0 ? 0 : 4, -2);
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const hex = bytes.toString('hex');
  const telling = shifted.filter(({ length }) => length >= TELLING);
  return [text, hex, hex.toUpperCase(), encodeURIComponent(text), ...telling];
}
