import { foldCaseAndAccents } from '../foldCaseAndAccents';
import { datePartsOf } from '../typed-dates/dateParts';
import { MONTHS, SHORT_MONTHS, WEEKDAYS } from '../typed-dates/monthNames';

const MONTH_NAMES = MONTHS.flat().join('|');
const WEEKDAY_NAMES = WEEKDAYS.join('|');

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|re|ro)?`;
const DAYS = `${DAY}(?: ?(?:-|to|and|or|et|au|ou|y|o|al) ?(?:the |le |el )?${DAY})?`;
const YEAR = String.raw`(?:,? (?:de |del )?20\d\d)?`;
const NAMED = `(?:(?:${DAYS}(?: of| de)? (?:${MONTH_NAMES})|(?:${MONTH_NAMES})(?: the)? ${DAYS})${YEAR})`;
const FIGURES = String.raw`(?:20\d\d-\d{1,2}-\d{1,2}|\d{1,2}([/.-])\d{1,2}\1(?:20)?\d\d)`;
/** Prepositions that can only introduce a date, and those that also precede other numbers. */
const DUE = `before|by|until|till|no later than|avant|d['’]ici|jusqu['’]au|au plus tard|antes|hasta|a mas tardar`;
const WHEN = `${DUE}|on|from|to|au|al|after|between|starting|due|for|week of|le|du|pour|apres|entre|a partir|semaine|el|del|para|despues|semana`;
const BETWEEN = `(?: (?:the|le|du|de|del|el|${WEEKDAY_NAMES}),?)*`;

const ABBREVIATED = String.raw`(?:${SHORT_MONTHS.join('|')})\.?`;
const BRIEF = String.raw`(?:\d{1,2}[/-]\d{1,2}|${DAYS} ${ABBREVIATED}|${ABBREVIATED} ${DAYS})${YEAR}`;

const FULL_DATE_PHRASE = new RegExp(
  String.raw`(?<!\p{L})(?:${WHEN}|${WEEKDAY_NAMES}),?${BETWEEN} (?:${NAMED}|${FIGURES})(?![\d\p{L}])`,
  'gu',
);
const BRIEF_DATE_PHRASE = new RegExp(
  String.raw`(?<!\p{L})(?:${DUE})${BETWEEN} ${BRIEF}(?![\d\p{L}/-])`,
  'gu',
);
/** `before the 12th`, with nothing behind that the number may count. */
const DUE_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:${DUE})${BETWEEN} (?:the|le|el|del|du) ${DAY}(?= *(?:[.,;!?)]|$))|(?<!\p{L})(?:antes|avant|before|by) (?:del|du|le|the) ${DAY}(?= *(?:[.,;!?)]|$))`,
  'gu',
);
const TIME =
  /(?<![\d\p{L}])\d{1,2}(?::\d\d(?: ?[ap]\.?m\.?)?| ?[ap]\.?m\.?| ?h(?: ?\d\d)?)(?![\d\p{L}])/gu;

const MONTH = new RegExp(String.raw`^(?:(?:${MONTH_NAMES})\.?|${ABBREVIATED})$`);

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
  const phrases = [FULL_DATE_PHRASE, BRIEF_DATE_PHRASE, DUE_DAY].flatMap((pattern) => [
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

/** `60 (5 boxes of 12)`: how a quantity beside the brackets is packed. */
const PACKED = /\(\s*(\d{1,4}) (?:x |\p{L}+\.? (?:of|de|d['’]) ?)(\d{1,4})(?: \p{L}+)?\s*\)/gu;

/** Removes in brackets what multiplies to a number outside of them. */
export const withoutPacking = (plain: string): string =>
  !plain.includes('(')
    ? plain
    : plain.replace(PACKED, (written, packs: string, size: string) =>
        new RegExp(String.raw`(?<![\d.,/-])${Number(packs) * Number(size)}(?![\d.,/-])`).test(
          plain.replace(written, ''),
        )
          ? ''
          : written,
      );

/** Behind a figure that is not part of a name: `3 Mars bars`, `12 month calendars`, `$2 stickers`. */
const NOT_OF_THING = String.raw`(?! (?!(?:so|i|we|latest|earliest|maximum|je|nous|creo|is|was|will|at|between|svp|stp|est|sera|es|fue|au|a|for|and|or|per|max|total|of|in|on|to|from|this|as|please|if|but|incl\w*|plus|tax|notice|before|after|pour|et|ou|par|avant|apres|y|o|para|por|con|de|antes|despues)(?!\p{L}))\p{L})`;
const SAID = String.raw`dated?|required|approved|authori[sz]ed|signed|deliver\w*|ship\w*|due|called|list|on|by|fecha|requerid\w*|aprob\w*|autoriz\w*|entreg\w*|livr\w*|requis\w*|approuv\w*|signe`;
const ANY_DATE = new RegExp(
  String.raw`(?<![\d\p{L}])(?:${FIGURES}(?![\d\p{L}/-])|(?:${NAMED}|${DAYS} ${ABBREVIATED}${YEAR}|${ABBREVIATED} ${DAYS}${YEAR})(?![\d\p{L}/-])${NOT_OF_THING}|\d{1,2}/\d{1,2}(?= ?[ap]\.?m\b| \d)|(?<=(?<!\p{L})(?:${SAID})(?!\p{L})[^\d]{0,25})\d{1,2}/\d{1,2}(?! ?[\p{L}\d/-]))`,
  'gu',
);
const ORDINAL = /(?<![\d\p{L}])\d{1,2}(?:st|nd|rd|th|e|er|re|º|ª|\.º)(?![\d\p{L}])/gu;
const DAY_OF_MONTH = new RegExp(
  String.raw`(?<!\p{L})(?:(?:le|el|dia|al|au) \d{1,2}(?=\s*(?:[.!?)]|$))|(?:${WEEKDAY_NAMES})(?: (?:the|le|el))? \d{1,2}(?![\d\p{L}]))`,
  'gu',
);
const MONEY = new RegExp(
  String.raw`(?:[$€£] ?\d[\d.,]*|(?<![\d\p{L}])\d[\d.,]* ?(?:[$€£%]|(?:cad|usd|mxn|eur|euros?|dollars?|pesos)(?!\p{L})))(?![\d])${NOT_OF_THING}`,
  'gu',
);
const DURATION = new RegExp(
  String.raw`(?:(?<!\p{L})net \d{1,3}(?!\d)|(?<![\d\p{L}])\d{1,3}(?: ?(?:-|to|or|a|ou|o) ?\d{1,3})? ?(?:days?|jours?|dias?|hours?|hrs?|heures?|horas?|minutes?|min|weeks?|semaines?|semanas?|months?|mois|mes(?:es)?|years?|ans|anos?))(?!\p{L})${NOT_OF_THING}`,
  'gu',
);
const OPENING =
  /(?<=(?<!\p{L})(?:open|hours|horaires?|horarios?|ouverte?|abrimos|abierto)(?!\p{L})[^\d]{0,20})\d{1,2}(?: ?(?:-|to|a) ?\d{1,2})/gu;
const PEOPLE =
  /(?<!\p{L})(?:of|for|with|de|pour|avec|para|con) (?:\p{L}+ ){0,2}?\d{1,4} (?:students?|kids|children|pupils|people|guests|teachers|eleves|enfants|personnes|invites|alumnos|ninos|personas|estudiantes|invitados)(?!\p{L})|(?<!\p{L})(?:class|group|classe|groupe|grupo) (?:of|de) \d{1,3}(?! (?:of|de)(?!\p{L})|[\d\p{L}])/gu;
const TELLING = [ANY_DATE, TIME, ORDINAL, DAY_OF_MONTH, MONEY, DURATION, OPENING, PEOPLE];

/**
 * Whether every number of a text says when, how long, how much money or how many people: `Please
 * deliver before 3 December`, `our budget is $400`.
 */
export function hasOnlyOtherFigures(plain: string): boolean {
  if (plain.length > MAX_LENGTH) return false;
  if (isDay(plain)) return true;
  const folded = foldCaseAndAccents(plain).replace(/\s+/gu, ' ').trim();
  const rest = TELLING.reduce((left, pattern) => left.replace(pattern, ' '), folded);
  return rest !== folded && !/\d/.test(rest);
}
