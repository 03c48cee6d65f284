/** Milliseconds after which something is fetched even if the browser was busy all the time. */
const PATIENCE = 5000;

/** Kept once the first screen is drawn and the browser has nothing better to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    } else {
      setTimeout(resolve, PATIENCE / 2);
    }
  });
