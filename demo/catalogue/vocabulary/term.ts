/** A word or sentence of the catalogue in its three languages. */
export interface Term {
  en: string;
  fr: string;
  es: string;
}

/** One value on an axis of a family; `factor` multiplies the base price. */
export interface AxisValue extends Term {
  factor: number;
  /** Overrides of the family's picture, and of the colour of goods without one of their own. */
  picture?: string;
  hex?: string;
}

export const t = (en: string, fr: string, es: string): Term => ({ en, fr, es });
