/** A day as it travels, YYYY-MM-DD, or nothing. */
export const readDay = (text: string | null): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
