/** Sizes and colours that are shown of one product, the nearest in the catalogue. */
export const MOST_VARIANTS = 60;

/** What a product is, without its size and colour: its name up to the first comma. */
export const kindOf = (name: string): string => name.split(',')[0]?.trim() ?? '';
