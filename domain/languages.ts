/** The storefront's languages by their code on the wire; English is the empty text (specification 1). */
export const LANGUAGES = ['', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a call may send: `en` for search, and `sp`, the older code that some labels use for Spanish. */
export const LANGUAGE_SPELLINGS = ['', 'en', 'fr', 'es', 'sp'] as const;

/** Reads any spelling of a language; `undefined` means that the text names none of ours. */
export function readLanguage(text: string | null | undefined): Language | undefined {
  const code = (text ?? '').trim().toLowerCase().slice(0, 2);
  if (code === '' || code === 'en') return '';
  if (code === 'fr') return 'fr';
  if (code === 'es' || code === 'sp') return 'es';
  return undefined;
}

/** The locale that numbers, money and dates are written in. */
export function localeOf(language: Language, country: 'CA' | 'US'): string {
  if (language === 'fr') return 'fr-CA';
  if (language === 'es') return 'es-MX';
  return country === 'US' ? 'en-US' : 'en-CA';
}

/** What `<html lang>` says. */
export const htmlLanguage = (language: Language): string => language || 'en';
