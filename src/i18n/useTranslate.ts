import { useCallback } from 'react';

import { useI18n } from './I18n';
import type { MessageKey, MessageParams } from './messages/en';
import { translate } from './translate';

export type Translate = (key: MessageKey, params?: MessageParams) => string;

/** Returns `t(key, params)`, which translates a message key into the current language. */
export function useTranslate(): Translate {
  const { messages, locale } = useI18n();
  return useCallback((key, params) => translate(messages, locale, key, params), [messages, locale]);
}
