import type { Form } from '#domain/application/fields';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

/** Whose prices and stock a form's applicant would have. */
export const countryOf = (form: Form): Country => (form === 'usa' ? 'US' : 'CA');

/** What a language is called in the reader's words. */
export const languageKey = (language: Language) => `staff.reads.${language || 'en'}` as const;
