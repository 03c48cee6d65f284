/** Far deeper than anything that the contract knows, and far from what a call stack holds. */
const DEEPEST = 50;

/** Whether what was sent is nested so deeply that nobody could mean it. */
export const isTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)));
