import type { MessageKey, MessageParams, Messages } from './messages/en';

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
      const value = params[name];
      if (value === undefined) return slot;
      const shown = typeof value === 'number' ? value.toLocaleString(locale) : value;
      if (one === undefined || other === undefined) return shown;
      const isOne = new Intl.PluralRules(locale).select(Number(value)) === 'one';
      return (isOne ? one : other).replace('#', shown);
    },
  );
}
