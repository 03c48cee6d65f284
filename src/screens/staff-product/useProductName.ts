import type { DeskProduct } from '../../api/staffProducts';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';

/** Returns the product's name in the reader's language, as safe HTML. */
export function useProductName({ name, name_fr, name_es }: DeskProduct): string {
  const language = useStaffSelector(selectLanguage);
  return { '': name, fr: name_fr, es: name_es }[language] || name;
}
