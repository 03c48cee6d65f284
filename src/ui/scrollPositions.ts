/** Scroll position of each history entry, by its key. */
const tops = new Map<string, number>();

export const saveScrollTop = (key: string, top: number): void => void tops.set(key, top);

/** Returns the scroll position at which an entry was left; 0 for a new one. */
export const topOf = (key: string): number => tops.get(key) ?? 0;
