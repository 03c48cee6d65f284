import type { Language } from '#domain/languages';

import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';

/** Every sentence of the e-mails, `{slots}` to be filled. */
export type MailWords = Readonly<Record<keyof typeof en, string>>;

const WORDS: Record<Language, MailWords> = { '': en, fr, es };

export const mailWords = (language: Language): MailWords => WORDS[language];

/** A sentence with its slots filled. */
export const fill = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => params[name] ?? slot);
