/**
 * Trade item numbers (GS1 General Specifications 7.9 and 5.2.2.4): every carrier's digits compare
 * in one form of 14 digits. Codes are text all the way: a number would lose their leading zeros.
 */

const WEIGHTS = [3, 1];

/** The check digit that belongs after these digits: weights 3 and 1 alternate from the right. */
export function checkDigit(body: string): string {
  let sum = 0;
  for (let place = 0; place < body.length; place += 1) {
    sum += Number(body[body.length - 1 - place]) * (WEIGHTS[place % 2] ?? 1);
  }
  return String((10 - (sum % 10)) % 10);
}

const hasTrueCheckDigit = (digits: string): boolean =>
  checkDigit(digits.slice(0, -1)) === digits.at(-1);

/** True for the text of an EAN-8, UPC-A, EAN-13 or GTIN-14 whose check digit is right. */
export const isGtin = (code: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(code) && hasTrueCheckDigit(code);

/** What a person or a scanner puts between digits says nothing. */
const tidyCode = (code: string): string => code.replace(/[\s-]/g, '');

/** The 14-digit form of a number as printed, UPC-E expanded; `undefined` where the text is no such number. */
export function toGtin14(code: string): string | undefined {
  const digits = tidyCode(code);
  if (isGtin(digits)) return digits.padStart(14, '0');
  return digits.length === 8 ? expandUpcE(digits)?.padStart(14, '0') : undefined;
}

/** The ten digits between number system and check digit that six zero-suppressed ones stand for. */
function unsuppress(six: string): string {
  const last = Number(six[5]);
  if (last <= 2) return `${six.slice(0, 2)}${last}0000${six.slice(2, 5)}`;
  if (last === 3) return `${six.slice(0, 3)}00000${six.slice(3, 5)}`;
  if (last === 4) return `${six.slice(0, 4)}00000${six[4] ?? ''}`;
  return `${six.slice(0, 5)}0000${last}`;
}

const expandBody = (seven: string): string => {
  const body = `${seven.charAt(0)}${unsuppress(seven.slice(1))}`;
  return body + checkDigit(body);
};

/** Each UPC-A that these digits may stand for; seven digits may lack the zero before or the check digit. */
function upcEReadings(code: string): string[] {
  if (/^\d{6}$/.test(code)) return [expandBody(`0${code}`)];
  if (/^\d{7}$/.test(code)) {
    return [...upcEReadings(`0${code}`), ...(/^[01]/.test(code) ? [expandBody(code)] : [])];
  }
  if (!/^[01]\d{7}$/.test(code)) return [];
  const long = expandBody(code.slice(0, 7));
  return long.at(-1) === code.at(-1) ? [long] : [];
}

/**
 * The UPC-A of 12 digits that a UPC-E stands for: six digits alone, with the number system (0 or 1)
 * before them, or with the check digit too; `undefined` where the text is no UPC-E. Seven digits
 * that end in the right check digit count as having lost their zero.
 */
export const expandUpcE = (code: string): string | undefined => upcEReadings(code)[0];

/** As long as a barcode, and with a last digit that the others rule out: a digit was mistyped or misread. */
export function hasWrongCheckDigit(code: string): boolean {
  const digits = tidyCode(code);
  return /^(\d{8}|\d{12,14})$/.test(digits) && toGtin14(digits) === undefined;
}

/**
 * What a case code says of its content: 1 to 8 for the text of a GTIN-14 that names a ship pack of
 * a trade item, else `undefined` (9 is a variable measure).
 */
export function caseIndicator(code: string): number | undefined {
  const digits = withoutApplicationIdentifier(tidyCode(code));
  return /^[1-8]\d{13}$/.test(digits) && isGtin(digits) ? Number(digits.charAt(0)) : undefined;
}

/** A GS1-128 symbol writes 01 before a GTIN-14. */
const withoutApplicationIdentifier = (digits: string): string =>
  /^01\d{14}$/.test(digits) ? digits.slice(2) : digits;

/** Digits of a main symbol that may be followed by an add-on of two or five. */
const WITH_ADD_ON = [12, 13, 8];
const ADD_ONS = [2, 5];

/** What stays of a code when a +2 or +5 add-on is dropped; only where the rest is a number of its own. */
const withoutAddOn = (digits: string): string[] =>
  WITH_ADD_ON.filter((main) => ADD_ONS.some((addOn) => main + addOn === digits.length))
    .map((main) => digits.slice(0, main))
    .filter((main) => toGtin14(main) !== undefined);

/** The unit inside a case: the same number under indicator 0, with the check digit of its own. */
const contained = (gtin14: string): string => {
  const body = `0${gtin14.slice(1, 13)}`;
  return body + checkDigit(body);
};

/** Lengths that are a known number but for its check digit: UPC-E or EAN-8, UPC-A, EAN-13, GTIN-14. */
const WITHOUT_CHECK_DIGIT = [7, 11, 12, 13];

/**
 * Every 14-digit number that a typed or scanned code may mean, the likeliest first: as it stands
 * (zeros lost or added), its check digit restored, UPC-E expanded, an add-on dropped, the unit of a
 * case. Guesses only: the caller accepts what its catalogue knows, and asks where that is two things.
 */
export function possibleGtins(code: string): string[] {
  const digits = withoutApplicationIdentifier(tidyCode(code));
  if (!/^\d{6,30}$/.test(digits)) return [];
  const possible: string[] = [];

  const significant = digits.replace(/^0+/, '');
  const padded = significant.padStart(14, '0');
  if (isGtin(padded) && (significant.length >= 6 || isGtin(digits))) possible.push(padded);
  if (WITHOUT_CHECK_DIGIT.includes(digits.length)) {
    possible.push((digits + checkDigit(digits)).padStart(14, '0'));
  }
  for (const long of upcEReadings(digits)) possible.push(long.padStart(14, '0'));
  for (const main of withoutAddOn(digits)) possible.push(toGtin14(main) ?? '');
  if (caseIndicator(padded) !== undefined) possible.push(contained(padded));
  return [...new Set(possible)];
}
