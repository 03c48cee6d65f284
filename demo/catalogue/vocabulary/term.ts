/** A word or sentence of the catalogue in its three languages. */
export interface Term {
  en: string;
  fr: string;
  es: string;
}

/** One value of an axis that a family of products varies in; `factor` multiplies its base price. */
export interface Choice extends Term {
  factor: number;
  /** Where it is not the family's: the picture, and the colour of goods that have none of their own. */
  picture?: string;
  hex?: string;
}

export const t = (en: string, fr: string, es: string): Term => ({ en, fr, es });
