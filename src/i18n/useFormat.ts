import { formatsOf, type Formats } from './formats';
import { useI18n } from './I18n';

/** Formats money, numbers and dates for the current locale. */
export function useFormat(): Formats {
  const { locale, country } = useI18n();
  return formatsOf(locale, country);
}
