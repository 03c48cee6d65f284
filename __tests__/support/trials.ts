/** How often something is tried: a few times with each change, as often as `npm run prove` says in a proof. */
export const trials = (few: number): number => Number(process.env.TRIALS ?? few);

/** A list, whole in a proof; with each change one of every so many, beginning where the caller says. */
export const everyFew = <Item>(all: readonly Item[], apart: number, from = 0): Item[] =>
  process.env.TRIALS ? [...all] : all.filter((_item, at) => at % apart === from % apart);
