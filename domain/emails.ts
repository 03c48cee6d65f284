/** Longest address that mail can be sent to (RFC 5321). */
export const MAX_EMAIL = 254;

/** One @ between a name and a host with a dot: a slip is caught, and nobody's real address refused. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL &&
  /^[^\s@<>"(),:;\\[\]]+@[^\s@.<>"(),:;\\[\]]+(\.[^\s@.<>"(),:;\\[\]]+)+$/.test(text);

/** Addresses are compared and kept in this form. */
export const tidyEmail = (text: string): string => text.trim().toLowerCase();
