/** Far deeper than anything in the contract, and far below the limit of the call stack. */
const DEEPEST = 50;

/** Whether a request is nested too deeply to be genuine. */
export const isTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)));
