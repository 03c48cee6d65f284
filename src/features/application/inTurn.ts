/** Does one piece of work on the server's draft at a time, over all tabs where the browser can. */
export const inTurn = async <Result>(work: () => PromiseLike<Result>): Promise<Result> => {
  // Not there in an unencrypted page of another machine.
  if (!('locks' in navigator)) return work();
  return await navigator.locks.request('application-draft', async () => await work());
};
