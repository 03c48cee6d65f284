/** Longest valid email address, in characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Whether the text has one @ between a name and a host with a dot: catches typing errors without
 * rejecting any address in real use.
 */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH &&
  /^[^\s@<>"(),:;\\[\]]+@[^\s@.<>"(),:;\\[\]]+(\.[^\s@.<>"(),:;\\[\]]+)+$/.test(text);

/** Normalises an email address for comparison and storage. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase();
