/** What the shop knows of a code: its product's names in every language; `undefined` where no product has it. */
export type NamesOf = (code: string) => readonly string[] | undefined;

/** For whoever reads without a catalogue. */
export const noNames: NamesOf = () => undefined;
