import { getOrCreate, cachePerOwner } from '../cache';

import { editDistance } from './editDistance';
import { countBits, lettersOf } from './letters';
import type { SearchIndex } from './searchIndex';
import { phoneticKey } from './sounds';
import { documentFrequency, type WordReading } from './vocabulary';

/** A word of the catalogue that a mistyped one may mean. */
export interface NearWord extends WordReading {
  word: string;
  spelled: string;
}

/** Maximum number of near words considered; those beyond are too far to be meant. */
const MAX_NEAR_WORDS = 12;
/** Distance of a word that only sounds the same, and the minimum length of a sound to compare. */
const SOUND_DISTANCE = 0.8;
const MIN_SOUND_LENGTH = 3;
/**
 * Penalties for an edit and for a different first letter, and the gain of a word for occurring in
 * twice as many products.
 */
const EDIT_PENALTY = 0.2;
const FIRST_LETTER_PENALTY = 0.1;
const FREQUENCY_GAIN = 0.015;

/** Edits allowed by the length of a word; one of three letters must have the same first letter. */
const maxEditsOf = ({ length }: string): number =>
  length >= 10 ? 3 : length >= 5 ? 2 : length >= 3 ? 1 : 0;

/** Whether a text has no digits: codes and numbers are never corrected. */
const isWord = (text: string): boolean => !/\d/.test(text);

/** Size limit of the cache of near words, and the estimated size of one, in bytes. */
const MAX_CACHE_BYTES = 1_000_000;
const NEAR_WORD_BYTES = 100;

const nearWordCacheOf = cachePerOwner<SearchIndex, readonly NearWord[]>(
  () => MAX_CACHE_BYTES,
  ({ length }) => NEAR_WORD_BYTES * length,
);

/** The words of the catalogue nearest to a typed one by spelling or sound, the nearest first. */
export const nearWords = (
  index: SearchIndex,
  typed: string,
  limit = MAX_NEAR_WORDS,
): readonly NearWord[] =>
  getOrCreate(nearWordCacheOf(index), typed, () => findNearWords(index, typed)).slice(0, limit);

/** Compares with every word, which is the most expensive step of a search. */
function findNearWords(index: SearchIndex, typed: string): NearWord[] {
  const maxEdits = isWord(typed) ? maxEditsOf(typed) : 0;
  if (maxEdits === 0) return [];
  const letters = lettersOf(typed);
  const sound = phoneticKey(typed, index.language);
  const hasSound = sound.length >= MIN_SOUND_LENGTH;
  const found: NearWord[] = [];

  index.words.forEach((word, position) => {
    if (word.length < 3 || Math.abs(word.length - typed.length) > maxEdits + 1) return;
    const isAlike = countBits(letters ^ index.letters[position]!) <= 2 * maxEdits + 2;
    if (!isAlike || (typed.length === 3 && word[0] !== typed[0]) || !isWord(word)) return;
    const byLetters = editDistance(typed, word, maxEdits);
    const bySound = hasSound
      ? editDistance(sound, index.sounds[position]!, maxEdits - 1) + SOUND_DISTANCE
      : Infinity;
    const distance = Math.min(byLetters, bySound);
    if (distance > maxEdits || word === typed) return;
    const term = index.termOf[position]!;
    const gain = FREQUENCY_GAIN * Math.min(10, Math.log2(documentFrequency(index, term)));
    const share =
      0.8 + gain - distance * EDIT_PENALTY - (word[0] === typed[0] ? 0 : FIRST_LETTER_PENALTY);
    found.push({ word, spelled: index.spelled[position]!, term, share });
  });
  return found.sort((a, b) => b.share - a.share).slice(0, MAX_NEAR_WORDS);
}
