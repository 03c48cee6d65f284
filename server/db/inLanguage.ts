import type { Language } from '#domain/languages';

/** Ends the name of a column in each language. */
export const COLUMN_LANGUAGE = { '': 'en', fr: 'fr', es: 'es' } as const;

type Texts<Name extends string> = Record<`${Name}_${'en' | 'fr' | 'es'}`, string>;

/** A row's text in a language, falling back to English if it is missing. */
export const inLanguage = <Name extends string>(
  row: Texts<Name>,
  name: Name,
  language: Language,
): string => row[`${name}_${COLUMN_LANGUAGE[language]}`] || row[`${name}_en`];
