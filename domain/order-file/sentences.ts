import { foldCaseAndAccents } from '../foldCaseAndAccents';
import { SHORT_MONTHS } from '../typed-dates/monthNames';

/** A stop behind a word, a number or a bracket, before something that may begin a sentence. */
const STOP =
  /(?<=[\p{L}\d)"”»]{2}|\s\d(?=\S\s+\p{Lu}(?:\p{Ll}|\p{Lu}+#?\s)))(?:[.!?]+|\.{3}|…)["”»)]?\s+(?=["“«(¿¡]?[\p{Lu}\d¿¡])/gu;
/** The same before a small letter, as in a chat: behind a number or a code, or `?` and `!`. */
const STOP_IN_CHAT =
  /\.(?=\s+\p{Ll})(?<=\d\p{L}{0,2}\.)\s+|[!?]+(?=\s+\p{Ll})(?<=[\p{L}\d]{2}[!?]+)\s+/gu;
/** A number that may be a quantity. */
const COUNT = /(?<![\p{L}\d-])\d{1,4}(?!\d)/u;
/** Behind these, without accents, a stop ends a short form. */
const SHORT_FORM = new RegExp(
  String.raw`(?:^|[^\p{L}\d])(?:\p{L}|no|nos|num|nº|qty|qtes?|cant|ctd|cdad|doz|dz|dzn|doc|pcs?|pces?|pza?s?|pks?|pqt|paq|ea|ch|un|unid|uds?|art|ref|code?|st|ste|ave?|rd|blvd|boul|dr|mr|mrs|ms|mme|sr|sra|apt|tel|ext|approx|env|ens|max|min|vol|ct|cs|bx|ctn|${SHORT_MONTHS.join('|')}|col|inc|ltd|cie|co|acct|cust|dept|rm|cta|depto)$`,
  'u',
);
/** More than the longest of them. */
const SHORT_FORM_LENGTH = 10;

const isShortForm = (line: string, end: number): boolean =>
  SHORT_FORM.test(foldCaseAndAccents(line.slice(Math.max(0, end - SHORT_FORM_LENGTH), end)));
/** Pictures in a text, except those that cross a line out, and faces of punctuation. */
const PICTURES =
  /(?![❌🚫⛔])\p{Emoji_Presentation}(?:\p{Emoji_Presentation}|\u200d|\ufe0f|\s)*|(?<=\s)[:;]-?[)D](?:\s+|$)/gu;

/** A quantity stands no further before its stop. */
const MAX_SAID = 300;

/** Returns where sentences end within a line that are written without capitals. */
function endsInChat(line: string, ends: readonly number[]): number[] {
  const found: number[] = [];
  let from = 0;
  let nth = 0;
  for (const { index, 0: stop } of line.matchAll(STOP_IN_CHAT)) {
    for (; nth < ends.length && ends[nth]! <= index; nth += 1) from = Math.max(from, ends[nth]!);
    const said = line.slice(Math.max(from, index - MAX_SAID), index);
    // A quantity may stand behind the stop: `i need 22423. six please`.
    if (!COUNT.test(said) && /\d/.test(said)) continue;
    from = index + stop.length;
    found.push(from);
  }
  return found;
}

/** Splits a line into its sentences; together they are the line. */
export function sentencesIn(line: string): string[] {
  const ends: number[] = [];
  for (const { index, 0: stop } of line.matchAll(STOP)) {
    const isShort = stop.trim() === '.' && isShortForm(line, index);
    if (!isShort) ends.push(index + stop.length);
  }
  for (const { index, 0: picture } of line.matchAll(PICTURES)) ends.push(index + picture.length);
  ends.sort((a, b) => a - b);
  const all = [...ends, ...endsInChat(line, ends)].sort((a, b) => a - b);
  return [0, ...all]
    .map((from, nth) => line.slice(from, all[nth]))
    .filter((sentence) => sentence.trim() !== '');
}

/** Between the clauses of a sentence. */
const CLAUSE =
  /(?:[,;:]\s+|\s+[-–—]\s+|\s+(?:and|but|so|et|mais|alors|donc|y|pero|así que|entonces)\s+)/giu;

/** Splits a sentence into its clauses; together they are the sentence. */
export function clausesIn(sentence: string): string[] {
  const ends = [...sentence.matchAll(CLAUSE)].map(({ index, 0: mark }) => index + mark.length);
  return [0, ...ends]
    .map((from, nth) => sentence.slice(from, ends[nth]))
    .filter((clause) => clause.trim() !== '');
}
