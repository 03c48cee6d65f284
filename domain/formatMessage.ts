import { pluralCategory, formatNumber } from './numbers';
import { RULES } from './rules';

export type FormatParams = Readonly<Record<string, string | number>>;

const rules: FormatParams = RULES;

/** One plural form: `one {# pack}`; its text may contain placeholders. */
const PLURAL_FORM = /(=?\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;
/** A placeholder, with a Spanish preposition before it. */
const PLACEHOLDER =
  /(\b(?:de|a) )?\{(\w+)(?:,\s*plural\s*,((?:\s*=?\w+\s*\{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g;

/**
 * Formats a message in ICU syntax: `{name}` inserts a parameter, with numbers formatted for the
 * locale, and `{count, plural, one {# pack} other {# packs}}` selects the plural form of the count.
 * A placeholder without a parameter names a rule, such as `{fileMegabytes}`.
 * The full stop of an abbreviation at the end of a sentence is also that of the sentence.
 */
export function formatMessage(message: string, locale: string, params: FormatParams): string {
  const replaceSlot = (
    slot: string,
    preposition: string | undefined,
    name: string,
    forms: string | undefined,
    offset: number,
  ) => {
    const value = params[name] ?? rules[name];
    if (value === undefined) return slot;
    const formatted = typeof value === 'number' ? formatNumber(value, locale) : value;
    const text =
      forms === undefined
        ? formatted
        : formatMessage(chooseForm(forms, value, formatted, locale), locale, params);
    const isStopped = message[offset + slot.length] === '.' && text.endsWith('.');
    return joinPreposition(preposition, isStopped ? text.slice(0, -1) : text, locale);
  };
  return message.includes('{') ? message.replace(PLACEHOLDER, replaceSlot) : message;
}

function chooseForm(forms: string, value: string | number, formatted: string, locale: string) {
  const texts = new Map(Array.from(forms.matchAll(PLURAL_FORM), ([, form, text]) => [form, text]));
  const text =
    texts.get(`=${value}`) ??
    texts.get(pluralCategory(Number(value), locale)) ??
    texts.get('other') ??
    '';
  return text.replaceAll('#', formatted);
}

/** In Spanish, 'de' and 'a' are contracted with the article that a parameter begins with. */
const joinPreposition = (preposition = '', text: string, locale: string): string =>
  preposition && locale.startsWith('es') && text.startsWith('el ')
    ? preposition.trimEnd() + text.slice(1)
    : preposition + text;
