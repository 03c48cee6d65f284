import { isGtin } from './barcodes';

/** Lengths that Visa and Mastercard numbers have. */
const LENGTHS = [13, 16, 19];

const isCardPrefix = (digits: string): boolean =>
  digits.startsWith('4') ||
  (digits.length === 16 &&
    (/^5[1-5]/.test(digits) || (digits.slice(0, 4) >= '2221' && digits.slice(0, 4) <= '2720')));

/** The check of ISO/IEC 7812: every second digit from the right doubled, the sum a multiple of ten. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const isCardNumber = (digits: string): boolean =>
  LENGTHS.includes(digits.length) &&
  isCardPrefix(digits) &&
  passesLuhn(digits) &&
  !(digits.length === 13 && isGtin(digits));

/**
 * True where a free text holds what looks like a Visa or Mastercard number, in one piece or in
 * groups. Such numbers are never stored. Not for codes: every tenth EAN-13 passes the same check.
 */
export function holdsCardNumber(text: string): boolean {
  const runs = text.match(/\d+(?:[\s.\-–—_/]{1,2}\d+)*/g) ?? [];
  return runs.some((run) => {
    const groups = run.split(/\D+/);
    return groups.some((_group, first) =>
      groups.some((_end, last) => isCardNumber(groups.slice(first, last + 1).join(''))),
    );
  });
}
