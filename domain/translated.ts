/** What a translation must be to stand for its English: every key of it, and no other. */
export type Translated<English, Translation> = Record<keyof English, string> &
  Record<Exclude<keyof Translation, keyof English>, never>;
