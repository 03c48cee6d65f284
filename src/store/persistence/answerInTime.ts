/**
 * Milliseconds for which anything waits for IndexedDB, which in some browsers may never answer, for
 * example while another tab is stuck.
 */
const LIMIT_MS = 3000;

let isSilent = false;
const listeners = new Set<() => void>();

/** Calls back once IndexedDB has not answered in time; everything then goes on without it. */
export function onSilence(listener: () => void): void {
  listeners.add(listener);
}

/**
 * Resolves to what IndexedDB answers, or to `undefined` if it does not in time. Once it has not, it
 * is not waited for again until it answers.
 */
export async function answerInTime<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    const giveUp = () => {
      if (!isSilent) listeners.forEach((listener) => listener());
      isSilent = true;
      resolve(undefined);
    };
    timer = setTimeout(giveUp, isSilent ? 0 : LIMIT_MS);
  });
  try {
    return await Promise.race([
      work.finally(() => {
        isSilent = false;
      }),
      limit,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
