/** Shorter base64 fragments occur in any file by chance. */
const MIN_FRAGMENT_LENGTH = 8;

/**
 * Returns a text in every form in which a file may contain it: plain, hexadecimal, base64 and
 * base64url at any offset, and URL-encoded.
 */
export function encodedForms(text: string): string[] {
  const bytes = Buffer.from(text);
  const shifted = [0, 1, 2].flatMap((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    // The first and last characters depend on the neighbouring bytes.
    const sure = whole.replace(/=+$/, '').slice(shift === 0 ? 0 : 4, -2);
    return [sure, sure.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const hex = bytes.toString('hex');
  const distinctive = shifted.filter(({ length }) => length >= MIN_FRAGMENT_LENGTH);
  return [text, hex, hex.toUpperCase(), encodeURIComponent(text), ...distinctive];
}
