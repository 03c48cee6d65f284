/** Milliseconds between two characters of a scanner; nobody types seven digits that fast. */
export const MAX_KEY_GAP_MS = 100;
