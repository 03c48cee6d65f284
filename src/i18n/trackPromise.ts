/**
 * Tags a fulfilled promise as React does with tracked ones, so that `use` reads a promise cached
 * before the first render without suspending.
 */
export function trackPromise<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
