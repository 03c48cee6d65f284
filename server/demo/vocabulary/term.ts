/** A word or sentence of the catalogue in its three languages. */
export interface Term {
  en: string;
  fr: string;
  es: string;
}

/** One value of an axis that a family of products varies in; `factor` multiplies its base price. */
export interface Choice extends Term {
  factor: number;
}

export const t = (en: string, fr: string, es: string): Term => ({ en, fr, es });

export const choice = (en: string, fr: string, es: string, factor = 1): Choice => ({
  en,
  fr,
  es,
  factor,
});

/** A choice that is written alike in every language, such as a number or a grade. */
export const plain = (text: string, factor = 1): Choice => choice(text, text, text, factor);
