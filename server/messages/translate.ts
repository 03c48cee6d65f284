import { formatMessage, type MessageParams } from '#domain/formatMessage';
import { localeOf, type Language } from '#domain/languages';

import { en } from './en';
import { es } from './es';
import { fr } from './fr';

export type MessageKey = keyof typeof en;

const MESSAGES: Record<Language, Readonly<Record<MessageKey, string>>> = { '': en, fr, es };

/** Returns a message in the given language, with its `{slots}` filled. */
export const translate = (
  language: Language,
  key: MessageKey,
  params: MessageParams = {},
): string => formatMessage(MESSAGES[language][key], localeOf(language, 'CA'), params);
