import { distance } from './distance';
import type { SearchIndex } from './searchIndex';
import { stemOf } from './words';

/** A term that a typed word may stand for; `share` is 1 for the word itself, less for one it only begins. */
export interface Reading {
  term: number;
  share: number;
}

/** The terms of a typed word: its own, then those of the words that it begins. */
export function readingsOf(index: SearchIndex, word: string): Reading[] {
  const exact = index.terms.get(stemOf(word, index.language));
  const readings = new Map<number, number>();
  if (exact !== undefined) readings.set(exact, 1);
  if (exact === undefined || (word.length > 1 && !/^\d+$/.test(word))) {
    for (let at = firstFrom(index.words, word); index.words[at]?.startsWith(word); at += 1) {
      const term = index.termOf[at]!;
      const share = 0.3 + (0.4 * word.length) / index.words[at]!.length;
      readings.set(term, Math.max(share, readings.get(term) ?? 0));
    }
  }
  return Array.from(readings, ([term, share]) => ({ term, share }));
}

/** Where a sorted list of words begins to be at or after a word. */
function firstFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const isKnown = (index: SearchIndex, word: string): boolean =>
  index.terms.has(stemOf(word, index.language));

/** How many slips a word of this length is forgiven; one of three letters must begin right. */
const slipsOf = ({ length }: string): number => (length >= 8 ? 2 : length >= 3 ? 1 : 0);

/** Letters, and no digits: codes and numbers are never guessed at. */
const isWord = (text: string): boolean => !/\d/.test(text);

/**
 * The word of the catalogue that a mistyped one most likely meant: fewest slips, then the same first
 * letter, then the one that most products hold. `undefined` where none is near.
 */
export function corrected(
  index: SearchIndex,
  typed: string,
): { word: string; spelled: string } | undefined {
  let slips = isWord(typed) ? slipsOf(typed) : 0;
  let best: { at: number; rank: number } | undefined;
  for (let at = 0; slips > 0 && at < index.words.length; at += 1) {
    const word = index.words[at]!;
    const beginsAlike = word[0] === typed[0];
    if (Math.abs(word.length - typed.length) > slips || word.length < 3) continue;
    if (typed.length === 3 && !beginsAlike) continue;
    const away = distance(typed, word, slips);
    if (away > slips || !isWord(word)) continue;
    const rank = holdersOf(index, index.termOf[at]!) + (beginsAlike ? 1e9 : 0) - away * 1e10;
    if (!best || rank > best.rank) best = { at, rank };
    slips = Math.min(slips, away);
  }
  return best && { word: index.words[best.at]!, spelled: index.spelled[best.at]! };
}

/** How many products hold a term. */
export const holdersOf = ({ starts }: SearchIndex, term: number): number =>
  starts[term + 1]! - starts[term]!;

/** Two known words written as one: `paintbrush` where the catalogue has `paint brush`. */
export function splitInTwo(index: SearchIndex, word: string): [string, string] | undefined {
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => isKnown(index, part))) return parts;
  }
  return undefined;
}
