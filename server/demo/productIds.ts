import { FAMILIES } from './families/all';
import type { Family } from './family';
import { lengthsOf, type Place } from './variants';

/** A, B … Z, AA, AB … */
const letters = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : letters(Math.floor(at / 26) - 1) + String.fromCharCode(65 + (at % 26));

/** Number of a place among all places of its family; it does not depend on the catalogue's size. */
export function placeNumber(family: Family, { series, type, size, color }: Place): number {
  const lengths = lengthsOf(family);
  return ((series * lengths.type + type) * lengths.size + size) * lengths.color + color;
}

const familyNumbers = new Map(FAMILIES.map(({ code }, at) => [code, at + 1]));

export const familyNumber = ({ code }: Family): number => familyNumbers.get(code) ?? 0;

/** A distributor's number: AC1043, ZP112B (a letter for the colour) or 0120043. */
export function productIdOf(family: Family, place: Place): string {
  const number = placeNumber(family, place);
  switch (family.numbering ?? 'number') {
    case 'number':
      return `${family.code}${1000 + number}`;
    case 'letter': {
      const { color } = lengthsOf(family);
      const block = 100 + Math.floor(number / color);
      return `${family.code}${block}${color > 1 ? letters(place.color) : ''}`;
    }
    case 'digits':
      return `0${String(familyNumber(family)).padStart(3, '0')}${String(number).padStart(4, '0')}`;
  }
}
