/** Maximum number of sizes and colours shown for one product, the nearest in the catalogue. */
export const MAX_VARIANTS = 60;

/** Returns the name of a product without size and colour: everything up to the first comma. */
export const baseNameOf = (name: string): string => name.split(',')[0]?.trim() ?? '';
