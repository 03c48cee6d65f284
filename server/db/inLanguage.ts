import type { Language } from '#domain/languages';

const SUFFIX = { '': 'en', fr: 'fr', es: 'es' } as const;

type Texts<Name extends string> = Record<`${Name}_${'en' | 'fr' | 'es'}`, string>;

/** A row's text in the language, or the English one where there is none yet. */
export const inLanguage = <Name extends string>(
  row: Texts<Name>,
  name: Name,
  language: Language,
): string => row[`${name}_${SUFFIX[language]}`] || row[`${name}_en`];
