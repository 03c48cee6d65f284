import { isExistingDay } from '#domain/days';

/** Returns the day if it exists and is in the API's format, YYYY-MM-DD; otherwise an empty string. */
export const parseDay = (text: string | null): string => (text && isExistingDay(text) ? text : '');
