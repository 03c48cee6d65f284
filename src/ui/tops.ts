/** How far each entry of the history is scrolled, by its key. */
const tops = new Map<string, number>();

export const keepTop = (key: string, top: number): void => void tops.set(key, top);

/** Where the entry was left; one that is new begins at the top. */
export const topOf = (key: string): number => tops.get(key) ?? 0;
