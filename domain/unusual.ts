/** True of so many ship packs of a product that they are worth a question; what is usual is the server's to know. */
export const isUnusual = (packs: number, usual: { unusual_from: number } | undefined): boolean =>
  usual !== undefined && packs >= usual.unusual_from;
