/**
 * Replaces digits of every script and width with `0` to `9`, and leaves everything else unchanged.
 */
export const withAsciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, digitOf);

/** The same after NFKC normalisation, with invisible characters removed. */
export const normaliseDigits = (text: string): string =>
  withAsciiDigits(text.normalize('NFKC').replace(/\p{Cf}|(?!\s)\p{Cc}/gu, ''));

/** The decimal digits of a script are ten consecutive code points, 0 first (Unicode). */
function digitOf(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
