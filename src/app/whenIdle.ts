/** Maximum wait for an idle browser, in milliseconds. */
const IDLE_TIMEOUT_MS = 5000;

/** Resolves once the browser is idle after the first screen. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    } else {
      setTimeout(resolve, IDLE_TIMEOUT_MS / 2);
    }
  });
