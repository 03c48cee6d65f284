import { foldCaseAndAccents } from '../foldCaseAndAccents';

const entries = (from: number, step: number, words: string): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index * step]);

/** Numbers in words, without accents; one is also an article. */
const VALUES = new Map<string, number>([
  ...entries(
    2,
    1,
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...entries(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'),
  ...entries(
    2,
    1,
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  ),
  ...entries(20, 10, 'vingt trente quarante cinquante soixante'),
  ['quatrevingt', 80],
  ...entries(
    2,
    1,
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  ),
  ...entries(20, 10, 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
  ...entries(
    21,
    1,
    'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  ),
  ['veintiun', 21],
  ['veintiuna', 21],
]);

/** Returns the number that one plain word is, in figures; the word if it is none. */
export const inFigures = (word: string): string => String(VALUES.get(word) ?? word);

/** The words for one to ten, of which one is also an article. */
export const UP_TO_TEN: readonly string[] = [
  ...['one', 'un', 'une', 'uno', 'una'],
  ...[...VALUES].flatMap(([word, value]) => (value <= 10 ? [word] : [])),
];

const ONES = new Set(['a', 'an', 'one', 'un', 'une', 'uno', 'una']);
const HUNDREDS = new Map<string, number>([
  ...['hundred', 'cent', 'cents', 'cien', 'ciento'].map((word): [string, number] => [word, 1]),
  ...entries(2, 1, 'doscientos trescientos cuatrocientos quinientos seiscientos'),
  ...entries(7, 1, 'setecientos ochocientos novecientos'),
]);
/** Most words of a number. */
export const MAX_NUMBER_WORDS = 6;
const AND = new Set(['and', 'et', 'y']);

/** Adds a word to the number before it; `undefined` if the two are no number together. */
function add(sum: number, word: string): number | undefined {
  const hundreds = HUNDREDS.get(word);
  if (hundreds !== undefined) return sum < 10 ? (sum || 1) * hundreds * 100 : undefined;
  const value = VALUES.get(word) ?? (ONES.has(word) ? 1 : undefined);
  if (value === undefined) return undefined;
  const tens = sum % 100;
  const isFree = tens === 0 || (value < 10 && tens >= 20 && tens % 10 === 0);
  const isFrench = value >= 10 && value < 20 && (tens === 60 || tens === 80);
  return isFree || isFrench ? sum + value : undefined;
}

const partsOf = (word: string): string[] => {
  const plain = foldCaseAndAccents(word).replace(/quatre-vingts?/, 'quatrevingt');
  return VALUES.has(plain) ? [plain] : plain.split('-');
};

/** Number words at the start of a text, and the number that they are. */
export interface NumberWords {
  value: number;
  size: number;
}

/**
 * Returns the number that the first words are: `twenty-four`, `ciento veinte`, `trente et un`;
 * `undefined` if they are none, or only a word for one, which is also an article.
 */
export function numberAtStart(words: readonly string[]): NumberWords | undefined {
  let sum = 0;
  let found: NumberWords | undefined;
  for (const [at, word] of words.entries()) {
    if (sum > 0 && AND.has(foldCaseAndAccents(word))) continue;
    const next = partsOf(word).reduce<number | undefined>((value, part) => {
      if (value === undefined || (value > 0 && AND.has(part))) return value;
      return add(value, part);
    }, sum);
    if (next === undefined || next === sum) break;
    sum = next;
    found = { value: sum, size: at + 1 };
  }
  return found && found.value > 1 ? found : undefined;
}

/** Writes a number as one word, so that `and` in it joins nothing else: `treinta-y-dos`. */
export function joinNumberWords(text: string): string {
  if (!/ (?:and|et|y) /i.test(text)) return text;
  const words = text.split(' ');
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const { size } = numberAtStart(words.slice(at, at + MAX_NUMBER_WORDS)) ?? { size: 1 };
    joined.push(words.slice(at, at + size).join('-'));
    at += size - 1;
  }
  return joined.join(' ');
}

/** Returns the number that a word stands for: 24 for `twenty-four`; `undefined` if for none. */
export const numberIn = (word: string): number | undefined => numberAtStart([word])?.value;

const SMALL = [...ONES, ...VALUES.keys()].filter(
  (word) => word.length > 1 && word !== 'an' && (VALUES.get(word) ?? 1) < 20,
);
const LARGE = [...VALUES.keys(), ...HUNDREDS.keys()].filter((word) => !SMALL.includes(word));
/** `two-tier` says nothing about a quantity, `twenty-two` does. */
const NUMBER_WORD = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:${SMALL.join('|')})(?![\p{L}-])|(?:${LARGE.join('|')})(?!\p{L}))`,
  'u',
);

/** Whether some word of a text, without accents, is of a number. */
export const hasNumberWord = (folded: string): boolean => NUMBER_WORD.test(folded);

/** Whether the word is one, or an article. */
export const isOne = (word: string): boolean => ONES.has(foldCaseAndAccents(word));

/** Says that the number behind it is not exact, or not all there is to it. */
const ABOUT =
  /^(?:about|around|approx\.?|approximately|roughly|least|most|max\.?|maximum|min\.?|minimum|environ|peu|près|moins|unos|unas|aproximadamente|casi|menos|máximo|mínimo)$/i;

/** Whether a number behind this word is not exact: `about twenty`. */
export const isAbout = (word: string | undefined): boolean => ABOUT.test(word ?? '');
