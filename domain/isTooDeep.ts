/** Far deeper than anything in the contract, and far below the limit of the call stack. */
export const MAX_JSON_DEPTH = 50;

/** Whether a request is nested too deeply to be genuine. */
export const isTooDeep = (value: unknown, remaining = MAX_JSON_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (remaining === 0 || Object.values(value).some((inner) => isTooDeep(inner, remaining - 1)));
