/** Reserves the line of a value that is not known yet. */
export const BLANK = '\u00a0';
