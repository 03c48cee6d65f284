/** Folds a text for comparison: lower case, without accents. */
export const foldCaseAndAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
