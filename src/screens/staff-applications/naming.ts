import type { Form } from '#domain/application/fields';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

/** Returns the country whose prices and stock an applicant with this form would get. */
export const countryOf = (form: Form): Country => (form === 'usa' ? 'US' : 'CA');

/** Returns the message key for the name of a language. */
export const languageKey = (language: Language) => `staff.reads.${language || 'en'}` as const;
