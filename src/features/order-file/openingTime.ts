/** Milliseconds for one reading as a whole, with what the shop is asked on the way. */
export const LONGEST = 20_000;

/**
 * Milliseconds for taking a workbook of so many bytes apart: many times what a slow telephone takes. A damaged one,
 * a binary one above all, can keep its reader counting for good.
 */
export const openingTime = (bytes: number): number => Math.min(LONGEST, 1_250 + bytes / 40);
