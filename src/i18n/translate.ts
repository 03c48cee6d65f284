import { formatMessage } from '#domain/formatMessage';

import type { MessageKey, MessageParams, Messages, MessageOrText } from './messages/en';

const sayIn = (messages: Messages, said: MessageOrText): string =>
  'key' in said ? messages[said.key] : said.text;

/** Translates a message key; a parameter may itself be a message. */
export const translate = (
  messages: Messages,
  locale: string,
  key: MessageKey,
  params?: MessageParams,
): string =>
  params === undefined
    ? messages[key]
    : formatMessage(messages[key], locale, inWords(messages, params));

const inWords = (messages: Messages, params: MessageParams): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, param]) => [
      name,
      typeof param === 'object' ? sayIn(messages, param) : param,
    ]),
  );
