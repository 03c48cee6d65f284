import type { Db } from '../../db/client';
import { codesThatBegin } from '../../db/customers';

const FIRST = 1001;

/** A customer code that is free: two letters of the company and the next number, such as ML2042. */
export async function suggestCode(db: Db, company: string): Promise<string> {
  const letters = initialsOf(company);
  const taken = (await codesThatBegin(db, letters)).map((code) => Number(code.slice(2)) || 0);
  return `${letters}${Math.max(FIRST, ...taken.map((number) => number + 1))}`;
}

/** Of the first two words, or the first two letters of the only one. */
function initialsOf(company: string): string {
  const plain = company.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const words = plain.split(/[^A-Z]+/).filter(Boolean);
  const [first = '', second] = words;
  const letters = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  return letters.padEnd(2, 'X');
}
