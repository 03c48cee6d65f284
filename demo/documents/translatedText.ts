import type { Language } from '#domain/languages';

/** Text of a printed document in its three languages. */
export interface TranslatedText {
  en: string;
  fr: string;
  es: string;
}

const KEYS = { '': 'en', fr: 'fr', es: 'es' } as const;

export const inLanguage = (words: TranslatedText, language: Language): string =>
  words[KEYS[language]];

export const w = (en: string, fr: string, es: string): TranslatedText => ({ en, fr, es });
