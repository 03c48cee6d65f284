/**
 * Trade item numbers (GS1 General Specifications 7.9 and 5.2.2.4). The digits of every carrier are
 * compared as GTIN-14. Codes remain text throughout, because a number would lose its leading zeros.
 */

const WEIGHTS = [3, 1];

/** Returns the check digit for these digits: weights 3 and 1 alternate from the right. */
export function checkDigit(body: string): string {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) {
    sum += Number(body[body.length - 1 - index]) * (WEIGHTS[index % 2] ?? 1);
  }
  return String((10 - (sum % 10)) % 10);
}

const hasValidCheckDigit = (digits: string): boolean =>
  checkDigit(digits.slice(0, -1)) === digits.at(-1);

/** Whether the text is an EAN-8, UPC-A, EAN-13 or GTIN-14 with a valid check digit. */
export const isGtin = (code: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(code) && hasValidCheckDigit(code);

/** Removes separators that people and scanners put between digits. */
const stripSeparators = (code: string): string => code.replace(/[\s-]/g, '');

/**
 * Returns the GTIN-14 of a printed number, with UPC-E expanded; `undefined` if the text is not such
 * a number.
 */
export function toGtin14(code: string): string | undefined {
  const digits = stripSeparators(code);
  if (isGtin(digits)) return digits.padStart(14, '0');
  return digits.length === 8 ? expandUpcE(digits)?.padStart(14, '0') : undefined;
}

/**
 * Returns the ten digits between number system and check digit that six zero-suppressed digits
 * encode.
 */
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

/**
 * Returns every UPC-A these digits may encode; seven digits may lack either the leading zero or the
 * check digit.
 */
function upcEReadings(code: string): string[] {
  if (/^\d{6}$/.test(code)) return [expandBody(`0${code}`)];
  if (/^\d{7}$/.test(code)) {
    return [...upcEReadings(`0${code}`), ...(/^[01]/.test(code) ? [expandBody(code)] : [])];
  }
  if (!/^[01]\d{7}$/.test(code)) return [];
  const upcA = expandBody(code.slice(0, 7));
  return upcA.at(-1) === code.at(-1) ? [upcA] : [];
}

/**
 * Expands a UPC-E to the 12-digit UPC-A it encodes; `undefined` if the text is not a UPC-E. Accepts
 * six digits alone, with a leading number system (0 or 1), or with the check digit as well. Seven
 * digits that end in a valid check digit are taken to have lost their leading zero.
 */
export const expandUpcE = (code: string): string | undefined => upcEReadings(code)[0];

/**
 * Whether a code has the length of a barcode but an invalid check digit, so that a digit was
 * mistyped or misread.
 */
export function hasInvalidCheckDigit(code: string): boolean {
  const digits = stripSeparators(code);
  return /^(\d{8}|\d{12,14})$/.test(digits) && toGtin14(digits) === undefined;
}

/**
 * Returns the packaging indicator (1 to 8) of a GTIN-14 that identifies a ship pack of a trade
 * item, else `undefined` (9 is a variable measure).
 */
export function caseIndicator(code: string): number | undefined {
  const digits = withoutApplicationIdentifier(stripSeparators(code));
  return /^[1-8]\d{13}$/.test(digits) && isGtin(digits) ? Number(digits.charAt(0)) : undefined;
}

/** A GS1-128 symbol puts the application identifier 01 before a GTIN-14. */
const withoutApplicationIdentifier = (digits: string): string =>
  /^01\d{14}$/.test(digits) ? digits.slice(2) : digits;

/** Lengths of main symbols that may carry an add-on of two or five digits. */
const LENGTHS_WITH_ADD_ON = [12, 13, 8];
const ADD_ON_LENGTHS = [2, 5];

/** Returns the code without its +2 or +5 add-on, only if the remainder is a valid number. */
const withoutAddOn = (digits: string): string[] =>
  LENGTHS_WITH_ADD_ON.filter((main) =>
    ADD_ON_LENGTHS.some((addOn) => main + addOn === digits.length),
  )
    .map((main) => digits.slice(0, main))
    .filter((main) => toGtin14(main) !== undefined);

/** Returns the unit inside a case: the same number with indicator 0 and its own check digit. */
const unitGtinOf = (gtin14: string): string => {
  const body = `0${gtin14.slice(1, 13)}`;
  return body + checkDigit(body);
};

/** Lengths of a known number without its check digit: UPC-E or EAN-8, UPC-A, EAN-13, GTIN-14. */
const LENGTHS_WITHOUT_CHECK_DIGIT = [7, 11, 12, 13];

/**
 * Returns every GTIN-14 that a typed or scanned code may mean, the likeliest first: as it is (zeros
 * lost or added), check digit restored, UPC-E expanded, add-on dropped, unit of a case. These are
 * candidates only: the caller accepts those in its catalogue and asks if two match.
 */
export function possibleGtins(code: string): string[] {
  const digits = withoutApplicationIdentifier(stripSeparators(code));
  if (!/^\d{6,30}$/.test(digits)) return [];
  const possible: string[] = [];

  const significant = digits.replace(/^0+/, '');
  const padded = significant.padStart(14, '0');
  if (isGtin(padded) && (significant.length >= 6 || isGtin(digits))) possible.push(padded);
  if (LENGTHS_WITHOUT_CHECK_DIGIT.includes(digits.length)) {
    possible.push((digits + checkDigit(digits)).padStart(14, '0'));
  }
  for (const upcA of upcEReadings(digits)) possible.push(upcA.padStart(14, '0'));
  for (const main of withoutAddOn(digits)) possible.push(toGtin14(main) ?? '');
  if (caseIndicator(padded) !== undefined) possible.push(unitGtinOf(padded));
  return [...new Set(possible)];
}

/** Length of the codes that shops give to their own products, often without a valid check digit. */
const OWN_CODE_LENGTH = 8;

/** Whether a code can only be a shop's own: it has its length, but no valid check digit. */
const canBeOwnCode = (code: string): boolean =>
  code.length === OWN_CODE_LENGTH && hasInvalidCheckDigit(code);

/**
 * Returns the keys under which the barcode may be stored that a typed or scanned code means, the
 * likeliest first.
 */
export const barcodeKeys = (code: string): string[] => {
  const digits = stripSeparators(code);
  return [...possibleGtins(code), ...(canBeOwnCode(digits) ? [digits.padStart(14, '0')] : [])];
};

/** From this many on, codes without a valid check digit are a shop's own rather than mistyped. */
const MANY_OWN_CODES = 5;

/**
 * Returns how the barcodes of a list are compared, as GTIN-14; one that is invalid is `undefined`,
 * unless the list has many codes of a shop's own.
 */
export function gtinReader(codes: Iterable<string>): (code: string) => string | undefined {
  let own = 0;
  for (const code of codes) if (canBeOwnCode(code)) own += 1;
  if (own < MANY_OWN_CODES) return toGtin14;
  return (code) => toGtin14(code) ?? (canBeOwnCode(code) ? code.padStart(14, '0') : undefined);
}

const toProductId = (code: string): string => stripSeparators(code).toUpperCase();

/**
 * Returns the readings of a typed or scanned code as tests of a product, the likeliest first: its
 * product id, then each barcode that the code may mean.
 */
export function readingsOf(
  code: string,
): ((product: { product_id: string; barcodes: readonly string[] }) => boolean)[] {
  const id = toProductId(code);
  return [
    ({ product_id }) => toProductId(product_id) === id,
    ...barcodeKeys(code).map(
      (gtin) =>
        ({ barcodes }: { barcodes: readonly string[] }) =>
          barcodes.some((barcode) => barcode.padStart(14, '0') === gtin),
    ),
  ];
}
