import { formatsOf, type Formats } from './formats';
import { useWords } from './Words';

/** Money, numbers and dates as the person's locale writes them. */
export function useFormat(): Formats {
  const { locale, country } = useWords();
  return formatsOf(locale, country);
}
