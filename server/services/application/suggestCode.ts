import type { Db } from '../../db/client';
import { customerCodesWithPrefix } from '../../db/customers';

const FIRST_NUMBER = 1001;

/**
 * Suggests a free customer code: two letters of the company name and the next number, such as
 * ML2042.
 */
export async function suggestCode(db: Db, company: string): Promise<string> {
  const letters = initialsOf(company);
  const usedNumbers = (await customerCodesWithPrefix(db, letters)).map(
    (code) => Number(code.slice(2)) || 0,
  );
  return `${letters}${Math.max(FIRST_NUMBER, ...usedNumbers.map((number) => number + 1))}`;
}

/** Initials of the first two words, or the first two letters of a single word. */
function initialsOf(company: string): string {
  const plain = company.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const words = plain.split(/[^A-Z]+/).filter(Boolean);
  const [first = '', second] = words;
  const letters = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  return letters.padEnd(2, 'X');
}
