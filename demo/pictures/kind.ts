import type { Inks } from './inks';

export interface Label {
  brand: string;
  size: string;
}

/** What differs between two products of one kind and colour. */
export interface Vary {
  /** A small angle, in degrees. */
  tilt: number;
  /** A number from 0 to n - 1 that depends on the product id alone. */
  choose: (n: number) => number;
  /** Which form the product has, of those that its kind knows: 'dots', 'four-hole'; '' for any. */
  form: string;
  /** What is printed on it; '' where nothing is. */
  label: Label;
}

/** Draws one kind of product as SVG shapes. */
export type Kind = (ink: Inks, vary: Vary) => string;

/** The form that the product has, else one that depends on its number. */
export function formOf<Form>(
  { form, choose }: Pick<Vary, 'form' | 'choose'>,
  forms: Readonly<Record<string, Form>>,
): Form {
  const own = Object.hasOwn(forms, form) ? forms[form] : undefined;
  const all = Object.values(forms);
  const found = own ?? all[choose(all.length)];
  if (found === undefined) throw new Error('A kind without a form');
  return found;
}
