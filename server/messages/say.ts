import type { Language } from '#domain/languages';

import { en } from './en';
import { es } from './es';
import { fr } from './fr';

export type MessageKey = keyof typeof en;
export type MessageParams = Readonly<Record<string, string | number>>;

const MESSAGES: Record<Language, Readonly<Record<MessageKey, string>>> = { '': en, fr, es };

/** A sentence in the caller's language, its `{slots}` filled. */
export function say(language: Language, key: MessageKey, params?: MessageParams): string {
  const text = MESSAGES[language][key];
  if (!params) return text;
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(params[name] ?? slot));
}
