/** How often something is tried: a few times with each change, as often as `npm run prove` says in a proof of so many trials. */
export const trials = (few: number): number => Number(process.env.TRIALS) || few;

/** A row for `it.each` of each trial, with its number: every trial begins as a test of its own does. */
export const eachTrial = (few: number): [trial: number][] =>
  Array.from({ length: trials(few) }, (_none, at) => [at]);

/** A list, whole in a proof; with each change one of every so many, beginning where the caller says. */
export const everyFew = <Item>(all: readonly Item[], apart: number, from = 0): Item[] =>
  process.env.TRIALS ? [...all] : all.filter((_item, at) => at % apart === from % apart);
