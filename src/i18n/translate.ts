import type { MessageKey, MessageParams, Messages, Said } from './messages/en';

interface Counting {
  number: Intl.NumberFormat;
  plural: Intl.PluralRules;
}

const made = new Map<string, Counting>();

/** How a locale writes and classes numbers; slow to make, so each is made once. */
function countingIn(locale: string): Counting {
  const known = made.get(locale);
  if (known) return known;
  const counting = {
    number: new Intl.NumberFormat(locale),
    plural: new Intl.PluralRules(locale),
  };
  made.set(locale, counting);
  return counting;
}

const sayIn = (messages: Messages, said: Said): string =>
  'key' in said ? messages[said.key] : said.text;

/**
 * Puts a message into words. `{name}` takes a parameter; `{count|one|other}` chooses by the
 * language's plural rules, with `#` for the number.
 */
export function translate(
  messages: Messages,
  locale: string,
  key: MessageKey,
  params: MessageParams = {},
): string {
  return messages[key].replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (slot, name: string, one?: string, other?: string) => {
      const param = params[name];
      if (param === undefined) return slot;
      const value = typeof param === 'object' ? sayIn(messages, param) : param;
      const { number, plural } = countingIn(locale);
      const shown = typeof value === 'number' ? number.format(value) : value;
      if (one === undefined || other === undefined) return shown;
      return (plural.select(Number(value)) === 'one' ? one : other).replace('#', shown);
    },
  );
}
