import { SECOND_MS } from '#domain/durations';
import { RULES } from '#domain/rules';

/** Timeout for one reading as a whole, including requests to the shop, in milliseconds. */
export const READ_TIMEOUT_MS = RULES.readingSeconds * SECOND_MS;

/**
 * Returns the timeout for parsing a workbook of the given size, in milliseconds: many times what a
 * slow phone takes. A damaged workbook, especially a binary one, can keep its parser busy forever.
 */
export const workbookTimeoutMs = (bytes: number): number =>
  Math.min(READ_TIMEOUT_MS, 1_250 + bytes / 40);
