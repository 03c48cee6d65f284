/** Returns the day if it is in the API's format, YYYY-MM-DD; otherwise an empty string. */
export const parseDay = (text: string | null): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
