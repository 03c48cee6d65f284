import type { Language } from '#domain/languages';

/** Returns the message key for the name of a language. */
export const languageKey = (language: Language) => `staff.reads.${language || 'en'}` as const;
