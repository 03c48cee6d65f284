/**
 * Runs work on the server's draft one at a time, across tabs where the browser supports Web Locks.
 */
export const withDraftLock = async <Result>(work: () => PromiseLike<Result>): Promise<Result> => {
  // The API is unavailable in an insecure context: plain HTTP from another machine.
  if (!('locks' in navigator)) return work();
  let started: PromiseLike<Result> | undefined;
  const start = () => (started = work());
  // A browser that blocks site data refuses locks, too.
  return navigator.locks
    .request('application-draft', async () => await start())
    .catch(() => started ?? start());
};
