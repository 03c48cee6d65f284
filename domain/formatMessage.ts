import { pluralCategory, formatNumber } from './numbers';

export type MessageParams = Readonly<Record<string, string | number>>;

/** One plural form: `one {# pack}`; its text may contain placeholders. */
const PLURAL_FORM = /(=?\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;
const PLACEHOLDER = /\{(\w+)(?:,\s*plural\s*,((?:\s*=?\w+\s*\{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g;

/**
 * Formats a message in ICU syntax: `{name}` inserts a parameter, with numbers formatted for the
 * locale, and `{count, plural, one {# pack} other {# packs}}` selects the plural form of the count.
 */
export function formatMessage(message: string, locale: string, params: MessageParams): string {
  return message.replace(PLACEHOLDER, (slot, name: string, forms?: string) => {
    const value = params[name];
    if (value === undefined) return slot;
    const formatted = typeof value === 'number' ? formatNumber(value, locale) : value;
    if (forms === undefined) return formatted;
    const texts = new Map(
      Array.from(forms.matchAll(PLURAL_FORM), ([, form, text]) => [form, text]),
    );
    const text =
      texts.get(`=${value}`) ??
      texts.get(pluralCategory(Number(value), locale)) ??
      texts.get('other') ??
      '';
    return formatMessage(text.replaceAll('#', formatted), locale, params);
  });
}
