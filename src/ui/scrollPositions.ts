/** Scroll position of each history entry, by its key. */
const scrollTops = new Map<string, number>();

export const saveScrollTop = (key: string, top: number): void => void scrollTops.set(key, top);

/** Returns the scroll position at which an entry was left; 0 for a new one. */
export const scrollTopOf = (key: string): number => scrollTops.get(key) ?? 0;
