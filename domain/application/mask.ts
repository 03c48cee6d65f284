/**
 * Masks a sensitive text to its last three characters, enough for its owner to recognise it; a text
 * of fewer than six characters is masked entirely.
 */
export const mask = (text: string): string => `•••${text.length >= 6 ? text.slice(-3) : ''}`;
