import { pluralCategory, formatNumber } from './numbers';

export type MessageParams = Readonly<Record<string, string | number>>;

/** One plural form: `one {# pack}`; its text may contain placeholders. */
const FORM = /(=?\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;
const SLOT = /\{(\w+)(?:,\s*plural\s*,((?:\s*=?\w+\s*\{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g;

/**
 * Formats a message in ICU syntax: `{name}` inserts a parameter, with numbers formatted for the
 * locale, and `{count, plural, one {# pack} other {# packs}}` selects the plural form of the count.
 */
export function formatMessage(message: string, locale: string, params: MessageParams): string {
  return message.replace(SLOT, (slot, name: string, forms?: string) => {
    const value = params[name];
    if (value === undefined) return slot;
    const shown = typeof value === 'number' ? formatNumber(value, locale) : value;
    if (forms === undefined) return shown;
    const texts = new Map(Array.from(forms.matchAll(FORM), ([, form, text]) => [form, text]));
    const text =
      texts.get(`=${value}`) ??
      texts.get(pluralCategory(Number(value), locale)) ??
      texts.get('other') ??
      '';
    return formatMessage(text.replaceAll('#', shown), locale, params);
  });
}
