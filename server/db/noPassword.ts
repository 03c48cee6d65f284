/** Stored in place of a hash for an account that no password opens. */
export const NO_PASSWORD = '';
