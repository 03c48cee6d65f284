import type { Dice } from './dice';
import { MISSPELLINGS } from './misspellings';

/** Mistypes a word; `undefined` if this slip does not apply to it. */
export type Slip = (word: string, dice: Dice) => string | undefined;

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Returns the keys next to a letter's, in its own row and the rows above and below. */
function neighboursOf(letter: string): string[] {
  const row = ROWS.findIndex((keys) => keys.includes(letter));
  const index = ROWS[row]?.indexOf(letter) ?? -1;
  return [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((along) => ROWS[row + down]?.[index + along]))
    .filter((key) => key !== undefined && key !== letter) as string[];
}

/** Letters that sound alike, each written for the other. */
const SOUNDS: readonly [RegExp, string][] = [
  [/ph/, 'f'],
  [/f(?!f)/, 'ph'],
  [/ie/, 'ei'],
  [/ei/, 'ie'],
  [/ck/, 'k'],
  [/c(?=[aou])/, 'k'],
  [/c(?=[ei])/, 's'],
  [/s(?=[ei])/, 'c'],
  [/k(?=[ei])/, 'c'],
  [/(?<=.)z/, 's'],
  [/ea/, 'ee'],
  [/ee/, 'ea'],
  [/ai/, 'ay'],
  [/er$/, 'or'],
  [/le$/, 'el'],
  [/y(?=.)/, 'i'],
  [/qu/, 'kw'],
  [/tion/, 'shun'],
];
const SILENT = /(?<=w)h|^k(?=n)|^w(?=r)|(?<=m)b$|gh(?=t)|(?<=s)c(?=[ei])|(?<=.{3})e$/;

const isPlain = (word: string, minLength: number): boolean =>
  word.length >= minLength && /^\p{L}+$/u.test(word);

const replaced = (word: string, from: RegExp, to: string): string | undefined =>
  from.test(word) ? word.replace(from, to) : undefined;

/** Slips by kind, for words of at least four letters. */
export const SLIPS: Readonly<Record<string, Slip>> = {
  'letters swapped': (word, dice) => {
    const index = 1 + dice.below(word.length - 2);
    return word.slice(0, index) + word[index + 1]! + word[index]! + word.slice(index + 2);
  },
  'a letter dropped': (word, dice) => {
    const index = 1 + dice.below(word.length - 1);
    return word.slice(0, index) + word.slice(index + 1);
  },
  'a letter doubled': (word, dice) => {
    const index = dice.below(word.length);
    return word.slice(0, index) + word[index]! + word.slice(index);
  },
  'the key beside': (word, dice) => {
    const index = dice.below(word.length);
    const key = dice.pick(neighboursOf(word[index]!));
    return key && word.slice(0, index) + key + word.slice(index + 1);
  },
  'two slips': (word, dice) => {
    if (word.length < 6) return undefined;
    const half = Math.ceil(word.length / 2);
    const first = SLIPS['letters swapped']!(word.slice(0, half), dice);
    return first && first + SLIPS['a letter dropped']!(word.slice(half), dice)!;
  },
  'another spelling of a sound': (word, dice) =>
    dice
      .shuffled(SOUNDS)
      .map(([from, to]) => replaced(word, from, to))
      .find(Boolean),
  'a silent letter': (word) => replaced(word, SILENT, ''),
  'one letter for two': (word) => replaced(word, /(\p{L})\1/u, '$1'),
  'a wrong plural': (word) => (word.endsWith('s') ? `${word}es` : `${word}z`),
  'a known misspelling': (word, dice) => dice.pick(MISSPELLINGS[word] ?? []),
};

/** Mistypes one word of a text; `undefined` if the slip applies to none of them. */
export function mistype(words: readonly string[], slip: Slip, dice: Dice): string[] | undefined {
  for (const word of dice.shuffled(words.filter((one) => isPlain(one, 4)))) {
    const typed = slip(word, dice);
    if (typed && typed !== word) return words.map((one) => (one === word ? typed : one));
  }
  return undefined;
}
