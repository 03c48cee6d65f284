/** Number of trials: a few in the ordinary test run, or as many as `npm run prove` requests. */
export const trials = (few: number): number => Number(process.env.TRIALS) || few;

/** Returns a row for `it.each` per trial, so that each one is a separate test. */
export const eachTrial = (few: number): [trial: number][] =>
  Array.from({ length: trials(few) }, (_none, index) => [index]);

/** Returns the whole list in a proof; otherwise every nth item, from a given offset. */
export const everyFew = <Item>(all: readonly Item[], step: number, from = 0): Item[] =>
  process.env.TRIALS ? [...all] : all.filter((_item, index) => index % step === from % step);
