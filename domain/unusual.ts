/** Fewer ship packs are never questioned, however few were ordered before. */
export const MIN_UNUSUAL_PACKS = 20;

/**
 * Whether a quantity in ship packs is unusual enough to ask for confirmation; the server provides
 * the threshold.
 */
export const isUnusual = (
  packs: number,
  usual: { unusual_from: number } | null | undefined,
): boolean => !!usual && packs >= usual.unusual_from;
