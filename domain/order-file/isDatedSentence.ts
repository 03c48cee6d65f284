import { foldCaseAndAccents } from '../foldCaseAndAccents';
import { datePartsOf } from '../typed-dates/dateParts';

const MONTHS = [
  'january|february|march|april|may|june|july|august|september|october|november|december',
  'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
].join('|');
const WEEKDAYS = [
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  'lunes|martes|miercoles|jueves|viernes|sabado|domingo',
].join('|');
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|re|ro)?`;
const DAYS = `${DAY}(?: ?(?:-|to|and|or|et|au|ou|y|o|al) ?(?:the |le |el )?${DAY})?`;
const YEAR = String.raw`(?:,? (?:de |del )?20\d\d)?`;
const NAMED = `(?:(?:${DAYS}(?: of| de)? (?:${MONTHS})|(?:${MONTHS})(?: the)? ${DAYS})${YEAR})`;
const FIGURES = String.raw`(?:20\d\d-\d{1,2}-\d{1,2}|\d{1,2}([/.-])\d{1,2}\1(?:20)?\d\d)`;
/** Prepositions that can only introduce a date, and those that also precede other numbers. */
const DUE = `before|by|until|till|no later than|avant|d['’]ici|jusqu['’]au|au plus tard|antes|hasta|a mas tardar`;
const WHEN = `${DUE}|on|from|to|au|al|after|between|starting|due|for|week of|le|du|pour|apres|entre|a partir|semaine|el|del|para|despues|semana`;
const BETWEEN = `(?: (?:the|le|du|de|del|el|${WEEKDAYS}),?)*`;

const ABBREVIATED = String.raw`(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|janv|fev|fevr|avr|juil|ene|abr|ago|dic)\.?`;
const BRIEF = String.raw`(?:\d{1,2}[/-]\d{1,2}|${DAYS} ${ABBREVIATED}|${ABBREVIATED} ${DAYS})${YEAR}`;

const FULL_DATE_PHRASE = new RegExp(
  String.raw`(?<!\p{L})(?:${WHEN}|${WEEKDAYS}),?${BETWEEN} (?:${NAMED}|${FIGURES})(?![\d\p{L}])`,
  'gu',
);
const BRIEF_DATE_PHRASE = new RegExp(
  String.raw`(?<!\p{L})(?:${DUE})${BETWEEN} ${BRIEF}(?![\d\p{L}/-])`,
  'gu',
);
const TIME =
  /(?<![\d\p{L}])\d{1,2}(?::\d\d(?: ?[ap]\.?m\.?)?| ?[ap]\.?m\.?| ?h(?: ?\d\d)?)(?![\d\p{L}])/gu;

const MONTH = new RegExp(String.raw`^(?:(?:${MONTHS})\.?|${ABBREVIATED})$`);

/** Whether a word names a month, in full or abbreviated. */
export const isMonth = (word: string): boolean => MONTH.test(foldCaseAndAccents(word));

/** A longer text is never a sentence about a date. */
const MAX_LENGTH = 300;

/** `December 3, 2026`, as in the header of a letter. */
function isDay(plain: string): boolean {
  const { numbers = [], months = [] } = datePartsOf(plain) ?? {};
  return (
    months.length === 1 && numbers.length === 2 && numbers.some((number) => /^20\d\d$/.test(number))
  );
}

/** Removes the dates on or before which something is to be done: `by 12/05`, `avant le 4 mai`. */
export function withoutDates(plain: string): string {
  const folded = foldCaseAndAccents(plain);
  if (plain.length > MAX_LENGTH || folded.length !== plain.length) return plain;
  const phrases = [FULL_DATE_PHRASE, BRIEF_DATE_PHRASE].flatMap((pattern) => [
    ...folded.matchAll(pattern),
  ]);
  return phrases
    .toSorted((a, b) => b.index - a.index)
    .reduce(
      (rest, { index, 0: phrase }) =>
        `${rest.slice(0, index)} ${rest.slice(index + phrase.length)}`,
      plain,
    );
}

/**
 * Whether the text is a sentence whose only number is a date: `Please deliver before 3 December`.
 */
export function isDatedSentence(plain: string): boolean {
  if (plain.length > MAX_LENGTH) return false;
  if (isDay(plain)) return true;
  const folded = foldCaseAndAccents(plain).replace(/\s+/gu, ' ');
  const rest = folded.replace(FULL_DATE_PHRASE, ' ').replace(BRIEF_DATE_PHRASE, ' ');
  return rest !== folded && !/\d/.test(rest.replace(TIME, ' '));
}
