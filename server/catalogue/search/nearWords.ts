import { getOrCreate, cachePerOwner } from '../cache';

import { editDistance } from './editDistance';
import { countBits, lettersOf } from './letters';
import type { SearchIndex } from './searchIndex';
import { phoneticKey } from './sounds';
import { documentFrequency, type Reading } from './vocabulary';

/** A word of the catalogue that a mistyped one may mean. */
export interface NearWord extends Reading {
  word: string;
  spelled: string;
}

/** Maximum number of near words considered; those beyond are too far to be meant. */
const MOST_NEAR = 12;
/** Distance of a word that only sounds the same, and the minimum length of a sound to compare. */
const BY_EAR = 0.8;
const LEAST_HEARD = 3;
/**
 * Penalties for an edit and for a different first letter, and the gain of a word for occurring in
 * twice as many products.
 */
const SLIP = 0.2;
const OTHER_START = 0.1;
const DOUBLE = 0.015;

/** Edits allowed by the length of a word; one of three letters must have the same first letter. */
const slipsOf = ({ length }: string): number =>
  length >= 10 ? 3 : length >= 5 ? 2 : length >= 3 ? 1 : 0;

/** Whether a text has no digits: codes and numbers are never corrected. */
const isWord = (text: string): boolean => !/\d/.test(text);

/** Size limit of the cache of near words, and the estimated size of one, in bytes. */
const ROOM = 1_000_000;
const EACH = 100;

const nearOf = cachePerOwner<SearchIndex, readonly NearWord[]>(
  () => ROOM,
  ({ length }) => EACH * length,
);

/** The words of the catalogue nearest to a typed one by spelling or sound, the nearest first. */
export const wordsNear = (
  index: SearchIndex,
  typed: string,
  most = MOST_NEAR,
): readonly NearWord[] =>
  getOrCreate(nearOf(index), typed, () => findNear(index, typed)).slice(0, most);

/** Compares with every word, which is the most expensive step of a search. */
function findNear(index: SearchIndex, typed: string): NearWord[] {
  const slips = isWord(typed) ? slipsOf(typed) : 0;
  if (slips === 0) return [];
  const letters = lettersOf(typed);
  const sound = phoneticKey(typed, index.language);
  const isHeard = sound.length >= LEAST_HEARD;
  const found: NearWord[] = [];

  index.words.forEach((word, at) => {
    if (word.length < 3 || Math.abs(word.length - typed.length) > slips + 1) return;
    const isAlike = countBits(letters ^ index.letters[at]!) <= 2 * slips + 2;
    if (!isAlike || (typed.length === 3 && word[0] !== typed[0]) || !isWord(word)) return;
    const byLetters = editDistance(typed, word, slips);
    const byEar = isHeard ? editDistance(sound, index.sounds[at]!, slips - 1) + BY_EAR : Infinity;
    const away = Math.min(byLetters, byEar);
    if (away > slips || word === typed) return;
    const term = index.termOf[at]!;
    const gain = DOUBLE * Math.min(10, Math.log2(documentFrequency(index, term)));
    const share = 0.8 + gain - away * SLIP - (word[0] === typed[0] ? 0 : OTHER_START);
    found.push({ word, spelled: index.spelled[at]!, term, share });
  });
  return found.sort((a, b) => b.share - a.share).slice(0, MOST_NEAR);
}
