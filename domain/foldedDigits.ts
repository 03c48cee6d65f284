/** Digits of every script and width as `0` to `9`, and nothing that is not seen. */
export const foldedDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}|(?!\s)\p{Cc}/gu, '')
    .replace(/\p{Nd}/gu, digitOf);

/** The digits of a script stand in a row of ten, 0 first (Unicode, decimal digits). */
function digitOf(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
