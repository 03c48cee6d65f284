/** Milliseconds for which a failure is cached, so that it reaches the error page before a retry. */
const RETRY_MS = 1000;

const failures = new Set<() => void>();

/**
 * Keeps the promise of a failed import for a moment, since a component that reads it must get the
 * same one again, and then calls `forget` with it, so that the next render repeats the import.
 */
export function keepFailure<T>(promise: Promise<T>, forget: (failed: Promise<T>) => void): void {
  const forgetFailed = () => {
    failures.delete(forgetFailed);
    forget(promise);
  };
  promise.catch(() => {
    failures.add(forgetFailed);
    setTimeout(forgetFailed, RETRY_MS);
  });
}

/** Lets the next render repeat every failed import at once. */
export function forgetFailures(): void {
  for (const forgetFailed of failures) forgetFailed();
}
