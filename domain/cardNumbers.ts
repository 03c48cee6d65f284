import { isGtin } from './barcodes';
import { normaliseDigits } from './normaliseDigits';

/** Prefixes and lengths of card numbers by issuer. */
const ISSUER_PATTERNS = [
  /^4(\d{12}|\d{15}|\d{18})$/, // Visa
  /^(5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^(6011|64[4-9]\d|65\d\d)\d{12,15}$/, // Discover
];
const MAX_DIGITS = 19;

/**
 * Luhn check (ISO/IEC 7812): every second digit from the right is doubled, and the sum must be a
 * multiple of ten.
 */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const isCardNumber = (digits: string): boolean =>
  ISSUER_PATTERNS.some((form) => form.test(digits)) &&
  passesLuhn(digits) &&
  !(digits.length === 13 && isGtin(digits));

/** The digits of a UUID stand among letters, and are those of no card (RFC 9562). */
const UUID = /(?<![\p{L}\p{N}])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\p{N}])/giu;

/**
 * Whether free text contains what looks like a payment card number, in one piece or in groups with
 * separators. Such numbers are never stored. Not for product codes: one EAN-13 in ten passes the
 * same check.
 */
export function containsCardNumber(text: string): boolean {
  const plain = normaliseDigits(text).replace(UUID, ' uuid ');
  const runs = plain.match(/\d+(?:[^\p{L}\p{N}]{1,4}\d+)*/gu) ?? [];
  return runs.some((run) => {
    const groups = run.split(/\D+/);
    return groups.some((_group, first) => {
      let digits = '';
      for (let last = first; last < groups.length && digits.length < MAX_DIGITS; last += 1) {
        digits += groups[last] ?? '';
        if (isCardNumber(digits)) return true;
      }
      return false;
    });
  });
}
