import { formatMessage } from '#domain/formatMessage';

import type { MessageKey, MessageParams, Messages } from './messages/en';

/** Translates a message of ours by `t`; text from elsewhere stays as it is. */
export const translateMessage = (
  t: (key: MessageKey, params?: MessageParams) => string,
  message: { key: MessageKey; params?: MessageParams } | { text: string },
): string => ('key' in message ? t(message.key, message.params) : message.text);

/** Translates a message key; a parameter may itself be a message. */
export const translate = (
  messages: Messages,
  locale: string,
  key: MessageKey,
  params?: MessageParams,
): string =>
  formatMessage(messages[key], locale, params ? resolveParams(messages, locale, params) : {});

const resolveParams = (
  messages: Messages,
  locale: string,
  params: MessageParams,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, param]) => [
      name,
      typeof param === 'object'
        ? translateMessage((key) => translate(messages, locale, key), param)
        : param,
    ]),
  );
