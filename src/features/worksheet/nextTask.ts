/** Lets the browser answer keys and draw before more work is done; long lists are handed on in steps. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
