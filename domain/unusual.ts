/**
 * Whether a quantity in ship packs is unusual enough to ask for confirmation; the server provides
 * the threshold.
 */
export const isUnusual = (packs: number, usual: { unusual_from: number } | undefined): boolean =>
  usual !== undefined && packs >= usual.unusual_from;
