/**
 * Marks a promise as React marks those it has waited for, so that `use` reads one that was
 * kept before anything was drawn without a pause.
 */
export function readAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
