/**
 * Looks up a code in the catalogue: the product's names in every language; `undefined` if no
 * product has the code.
 */
export type NamesOf = (code: string) => readonly string[] | undefined;

/** Used when no catalogue is available. */
export const noNames: NamesOf = () => undefined;
