/** Each language by its own name. */
export const LANGUAGE_NAMES = { '': 'language.en', fr: 'language.fr', es: 'language.es' } as const;
