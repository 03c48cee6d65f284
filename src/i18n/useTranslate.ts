import { useCallback } from 'react';

import type { MessageKey, MessageParams } from './messages/en';
import { translate } from './translate';
import { useWords } from './Words';

export type Translate = (key: MessageKey, params?: MessageParams) => string;

/** Returns `t(key, params)`, which translates a message key into the current language. */
export function useTranslate(): Translate {
  const { messages, locale } = useWords();
  return useCallback((key, params) => translate(messages, locale, key, params), [messages, locale]);
}
