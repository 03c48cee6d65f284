import { formatMessage } from '#domain/formatMessage';

import type { MessageKey, MessageParams, Messages, MessageOrText } from './messages/en';

const resolveMessage = (messages: Messages, message: MessageOrText): string =>
  'key' in message ? messages[message.key] : message.text;

/** Translates a message key; a parameter may itself be a message. */
export const translate = (
  messages: Messages,
  locale: string,
  key: MessageKey,
  params?: MessageParams,
): string =>
  params === undefined
    ? messages[key]
    : formatMessage(messages[key], locale, resolveParams(messages, params));

const resolveParams = (
  messages: Messages,
  params: MessageParams,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, param]) => [
      name,
      typeof param === 'object' ? resolveMessage(messages, param) : param,
    ]),
  );
