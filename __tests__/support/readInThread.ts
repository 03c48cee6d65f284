import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { ReadRequest } from '../../src/features/order-file/readContent';
import { parseTimeout } from '../../src/features/order-file/timeouts';

import { makeProgram } from './program';

/** Timeout after which a reading counts as hung, in milliseconds; generous for a busy machine. */
const HANGS = 10_000;

/**
 * Returns the outcome of one reading; the worker must be discarded if it got stuck, hung or died.
 */
function outcomeIn(worker: Worker, asked: ReadRequest): Promise<string> {
  const clocks: NodeJS.Timeout[] = [];
  const listening = new AbortController();
  const outcome = new Promise<string>((resolve) => {
    const wait = (words: string, longest: number) =>
      clocks.push(setTimeout(() => resolve(words), longest));
    wait('hung', HANGS);
    const die = (error: unknown) => resolve(`died: ${String(error)}`);
    const hear = (told: string) => {
      if (told === 'opening') wait('stuck', parseTimeout(asked.content.length));
      else resolve(told);
    };
    worker.on('error', die).on('message', hear);
    listening.signal.addEventListener('abort', () => worker.off('error', die).off('message', hear));
    worker.postMessage(asked);
  });
  return outcome.finally(() => {
    clocks.forEach(clearTimeout);
    listening.abort();
  });
}

/**
 * Reads in a worker thread, which is terminated like the page's worker, and reports the outcome of
 * each reading.
 */
export async function makeReader() {
  const { file, remove } = await makeProgram('__tests__/support/readingWorker.ts');
  let worker: Worker | undefined;
  const end = async () => {
    await worker?.terminate();
    worker = undefined;
  };

  const readOnce = async (asked: ReadRequest): Promise<string> => {
    if (!worker) {
      const resourceLimits = { maxOldGenerationSizeMb: 1_024 };
      worker = new Worker(file, { resourceLimits, stderr: true });
      await once(worker, 'online');
    }
    const outcome = await outcomeIn(worker, asked);
    if (/^(stuck|hung|died)/.test(outcome)) await end();
    return outcome;
  };

  return {
    /**
     * A reading that hangs is retried once in a new thread, because a busy machine can stall
     * anything.
     */
    read: async (asked: ReadRequest): Promise<string> => {
      const outcome = await readOnce(asked);
      return outcome === 'hung' ? readOnce(asked) : outcome;
    },
    close: async () => {
      await end();
      remove();
    },
  };
}
