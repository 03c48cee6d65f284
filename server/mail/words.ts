import type { Language } from '#domain/languages';

import { en, type MailWords } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';

const WORDS: Record<Language, MailWords> = { '': en, fr, es };

export const mailWords = (language: Language): MailWords => WORDS[language];

/** A sentence with its slots filled. */
export const fill = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => params[name] ?? slot);
