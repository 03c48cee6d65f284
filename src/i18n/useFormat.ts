import { formatsOf, type Formats } from './formats';
import { useWords } from './Words';

/** Formats money, numbers and dates for the current locale. */
export function useFormat(): Formats {
  const { locale, country } = useWords();
  return formatsOf(locale, country);
}
