/** Requires a translation to have exactly the keys of its English source. */
export type Translated<English, Translation> = Record<keyof English, string> &
  Record<Exclude<keyof Translation, keyof English>, never>;
