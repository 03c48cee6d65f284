import { oncePer } from './oncePer';

/** From here on the locales write whole numbers differently. */
const GROUPED = 1000;

const isSmall = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < GROUPED;

const formatOf = oncePer((locale: string) => new Intl.NumberFormat(locale));
const rulesOf = oncePer((locale: string) => new Intl.PluralRules(locale));

/**
 * A number as the locale writes it. Small ones, which are nearly all on a first screen, are written
 * alike in all our languages: nothing is made for them.
 */
export const writeNumber = (value: number, locale: string): string =>
  isSmall(value) ? String(value) : formatOf(locale).format(value);

/** The plural form that a count asks for (CLDR); in French, nothing is singular too. */
export function pluralOf(count: number, locale: string): Intl.LDMLPluralRule {
  if (!isSmall(count)) return rulesOf(locale).select(count);
  return count === 1 || (count === 0 && locale.startsWith('fr')) ? 'one' : 'other';
}
