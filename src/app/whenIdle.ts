/** Maximum wait for an idle browser, in milliseconds. */
const PATIENCE = 5000;

/** Resolves once the browser is idle after the first screen. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    } else {
      setTimeout(resolve, PATIENCE / 2);
    }
  });
