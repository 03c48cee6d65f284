/** Digits of every script and width as `0` to `9`; everything else stays as it is. */
export const withPlainDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, digitOf);

/** The same in the plainest form of a text, and nothing that is not seen. */
export const foldedDigits = (text: string): string =>
  withPlainDigits(text.normalize('NFKC').replace(/\p{Cf}|(?!\s)\p{Cc}/gu, ''));

/** The digits of a script stand in a row of ten, 0 first (Unicode, decimal digits). */
function digitOf(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
