import { fold, tidyCell } from '../delimited/tidyCell';

/** The names of each month in English, French and Spanish, as `fold` leaves them. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'janvier', 'enero'],
  ['february', 'fevrier', 'febrero'],
  ['march', 'mars', 'marzo'],
  ['april', 'avril', 'abril'],
  ['may', 'mai', 'mayo'],
  ['june', 'juin', 'junio'],
  ['july', 'juillet', 'julio'],
  ['august', 'aout', 'agosto'],
  ['september', 'septembre', 'septiembre', 'setiembre'],
  ['october', 'octobre', 'octubre'],
  ['november', 'novembre', 'noviembre'],
  ['december', 'decembre', 'diciembre'],
];

const WEEKDAYS: readonly string[] = [
  ...['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  ...['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  ...['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'],
];

/** Articles, prepositions and the endings of ordinal numbers. */
const FILLERS = new Set('st nd rd th er re ro º o of the on le du de d del el dia'.split(' '));

const FIRSTS = new Set(['first', 'premier', 'primero']);

/** Shorter abbreviations name two months as often as one. */
const SHORTEST = 3;

const startsOne = (names: readonly string[], word: string): boolean =>
  word.length >= SHORTEST && names.some((name) => name.startsWith(word));

/** The month that a folded word or its abbreviation names; none where it may be one of two (`jui`). */
function monthNamed(word: string): number | undefined {
  const found = MONTHS.flatMap((names, at) => (startsOne(names, word) ? [at + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** What a typed date is made of: its numbers as they were written, and the months that it names. */
export interface DateParts {
  numbers: string[];
  months: number[];
}

/** Takes a typed date apart; `undefined` where something in it belongs to no date. */
export function datePartsOf(text: string): DateParts | undefined {
  const parts: DateParts = { numbers: [], months: [] };
  for (const [part] of fold(tidyCell(text)).matchAll(/\d+|\p{L}+|[^\d\p{L}]+/gu)) {
    const month = monthNamed(part);
    if (/^\d/.test(part)) parts.numbers.push(part);
    else if (month) parts.months.push(month);
    else if (FIRSTS.has(part)) parts.numbers.push('1');
    else if (!isFiller(part)) return undefined;
  }
  return parts;
}

const isFiller = (part: string): boolean =>
  /^[\s,./\\'’°\p{Dash}]+$/u.test(part) || FILLERS.has(part) || startsOne(WEEKDAYS, part);
