/** Yields to other tasks of the page. */
export const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
