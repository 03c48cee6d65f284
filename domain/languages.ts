/** The storefront's languages by their wire code; English is the empty string (specification 1). */
export const LANGUAGES = ['', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Codes that a request may send: includes `en` for search, and `sp`, an older code for Spanish that
 * some labels use.
 */
export const ACCEPTED_LANGUAGE_CODES = ['', 'en', 'fr', 'es', 'sp'] as const;

/** Parses any accepted spelling of a language; `undefined` if it is none of ours. */
export function parseLanguage(text: string | null | undefined): Language | undefined {
  const code = (text ?? '').trim().toLowerCase().slice(0, 2);
  if (code === '' || code === 'en') return '';
  if (code === 'fr') return 'fr';
  if (code === 'es' || code === 'sp') return 'es';
  return undefined;
}

/** Returns the locale for formatting numbers, money and dates. */
export function localeOf(language: Language, country: 'CA' | 'US'): string {
  if (language === 'fr') return 'fr-CA';
  if (language === 'es') return 'es-MX';
  return country === 'US' ? 'en-US' : 'en-CA';
}

/** The BCP 47 tag of a language: the value of `<html lang>`, and its code for machines. */
export type LanguageTag = 'en' | 'fr' | 'es';

export const languageTag = (language: string): LanguageTag =>
  language === 'fr' || language === 'es' ? language : 'en';
