/** Simulates the Web Locks API for tabs that a test opens and kills. */
export function makeLocks() {
  const queues = new Map<string, { tab: string; give: () => Promise<unknown> }[]>();

  const giveNext = (name: string) => {
    const [next] = queues.get(name) ?? [];
    if (next) void next.give().then(() => end(name, next));
  };
  const end = (name: string, one: { tab: string }) => {
    const queue = queues.get(name) ?? [];
    const wasHeld = queue[0] === one;
    queues.set(
      name,
      queue.filter((other) => other !== one),
    );
    if (wasHeld) giveNext(name);
  };

  return {
    /** Returns `navigator.locks` for a tab. */
    of: (tab: string) => ({
      request: (name: string, { signal }: LockOptions, give: () => Promise<unknown>) =>
        new Promise<void>((done, refused) => {
          const one = { tab, give: () => give().then(() => done()) };
          const queue = [...(queues.get(name) ?? []), one];
          queues.set(name, queue);
          if (queue.length === 1) giveNext(name);
          signal?.addEventListener('abort', () => {
            if (queues.get(name)?.[0] === one) return;
            end(name, one);
            refused(signal.reason as Error);
          });
        }),
    }),
    /** Releases the locks and pending requests of a closed tab. */
    free: (tab: string) => {
      for (const [name, queue] of queues) {
        for (const one of queue.filter((other) => other.tab === tab)) end(name, one);
      }
    },
  };
}
