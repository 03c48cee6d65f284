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
  ...entries(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety hundred'),
  ...entries(
    2,
    1,
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  ),
  ...entries(20, 10, 'vingt trente quarante cinquante soixante'),
  ['cent', 100],
  ...entries(
    2,
    1,
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  ),
  ...entries(20, 10, 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien'),
  ...entries(
    21,
    1,
    'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  ),
]);

/** The words for one to ten, of which one is also an article. */
export const UP_TO_TEN: readonly string[] = [
  ...['one', 'un', 'une', 'uno', 'una'],
  ...[...VALUES].flatMap(([word, value]) => (value <= 10 ? [word] : [])),
];

/** Returns the number that a word stands for: 24 for `twenty-four`; `undefined` if for none. */
export function numberIn(word: string): number | undefined {
  const folded = foldCaseAndAccents(word);
  const value = VALUES.get(folded);
  if (value !== undefined) return value;
  const [tens = 0, ones = 0, ...more] = folded.split('-').map((part) => VALUES.get(part) ?? 0);
  return tens >= 20 && tens < 100 && ones > 0 && ones < 10 && more.length === 0
    ? tens + ones
    : undefined;
}

/** Says that the number behind it is not exact, or not all there is to it. */
const ABOUT =
  /^(?:about|around|approx\.?|approximately|roughly|least|most|max\.?|maximum|min\.?|minimum|environ|peu|près|moins|unos|unas|aproximadamente|casi|menos|máximo|mínimo)$/i;

/** Whether a number behind this word is not exact: `about twenty`. */
export const isAbout = (word: string | undefined): boolean => ABOUT.test(word ?? '');
