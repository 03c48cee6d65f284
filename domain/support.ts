/** Longest question to the support, in characters. */
export const MAX_QUESTION = 500;
