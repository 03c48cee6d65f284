import type { Inks } from './inks';

export interface Label {
  brand: string;
  size: string;
}

/** The differences between products of the same kind and colour. */
export interface Variation {
  /** A small angle, in degrees. */
  tilt: number;
  /** Returns an integer from 0 to n - 1 that depends only on the product id. */
  choose: (n: number) => number;
  /** Form of the product, one of those its kind supports: 'dots', 'four-hole'; '' for any. */
  form: string;
  /** Text printed on it; '' if none. */
  label: Label;
}

/** Draws one kind of product as SVG shapes. */
export type PictureKind = (ink: Inks, vary: Variation) => string;

/** Returns the form of the product, or else one chosen by its id. */
export function formOf<Form>(
  { form, choose }: Pick<Variation, 'form' | 'choose'>,
  forms: Readonly<Record<string, Form>>,
): Form {
  const own = Object.hasOwn(forms, form) ? forms[form] : undefined;
  const all = Object.values(forms);
  const found = own ?? all[choose(all.length)];
  if (found === undefined) throw new Error('A kind without a form');
  return found;
}
