import { FAMILIES } from './families';
import type { ProductFamily } from './family';
import { EDITIONS, lengthsOf, type AxisPositions } from './variants';

/** A, B … Z, AA, AB … */
const numberToLetters = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : numberToLetters(Math.floor(index / 26) - 1) + String.fromCharCode(65 + (index % 26));

/**
 * Returns the ordinal of a place among all places of its family; independent of the size of the
 * catalogue.
 */
export function placeNumber(
  family: ProductFamily,
  { series, type, size, color }: AxisPositions,
): number {
  const lengths = lengthsOf(family);
  return ((series * lengths.type + type) * lengths.size + size) * lengths.color + color;
}

/** Inverse of `placeNumber`. */
function placeOf(family: ProductFamily, number: number): AxisPositions {
  const lengths = lengthsOf(family);
  const color = number % lengths.color;
  const size = Math.floor(number / lengths.color) % lengths.size;
  const type = Math.floor(number / lengths.color / lengths.size) % lengths.type;
  const series = Math.floor(number / lengths.color / lengths.size / lengths.type);
  return { series, type, size, color };
}

const familyNumbers = new Map(FAMILIES.map(({ code }, index) => [code, index + 1]));

export const familyNumber = ({ code }: ProductFamily): number => familyNumbers.get(code) ?? 0;

/**
 * Returns a product id in a distributor's style: AC1043, ZP112B (a letter for the colour) or
 * 0120043.
 */
export function productIdOf(family: ProductFamily, place: AxisPositions): string {
  const number = placeNumber(family, place);
  switch (family.numbering ?? 'number') {
    case 'number':
      return `${family.code}${1000 + number}`;
    case 'letter': {
      const { color } = lengthsOf(family);
      const block = 100 + Math.floor(number / color);
      return `${family.code}${block}${color > 1 ? numberToLetters(place.color) : ''}`;
    }
    case 'digits':
      return `0${String(familyNumber(family)).padStart(3, '0')}${String(number).padStart(4, '0')}`;
  }
}

const byCode = new Map(FAMILIES.map((family) => [family.code, family]));

/** Inverse of `numberToLetters`: A is 0, Z is 25, AA is 26. */
const lettersToNumber = (text: string): number =>
  [...text].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * Returns the family and place that a product id was generated from; `undefined` for any other id.
 */
export function parseProductId(
  productId: string,
): { family: ProductFamily; place: AxisPositions } | undefined {
  const found = parseFamilyAndNumber(productId);
  if (!found) return undefined;
  const { family, number } = found;
  const place = placeOf(family, number);
  const exists = place.series < family.series.length * EDITIONS;
  return exists && productIdOf(family, place) === productId ? { family, place } : undefined;
}

function parseFamilyAndNumber(
  productId: string,
): { family: ProductFamily; number: number } | undefined {
  const [, index, digits] = /^0(\d{3})(\d{4,})$/.exec(productId) ?? [];
  if (digits !== undefined) {
    const family = FAMILIES[Number(index) - 1];
    return family && { family, number: Number(digits) };
  }
  const [, code = '', block, letter = ''] = /^([A-Z]+)(\d+)([A-Z]*)$/.exec(productId) ?? [];
  const family = byCode.get(code);
  if (!family || block === undefined) return undefined;
  if (family.numbering !== 'letter') return { family, number: Number(block) - 1000 };
  const color = letter === '' ? 0 : lettersToNumber(letter);
  return { family, number: (Number(block) - 100) * lengthsOf(family).color + color };
}
