import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { ReadRequest } from '../../src/features/order-file/readContent';
import { workbookTimeoutMs } from '../../src/features/order-file/timeouts';

import { makeProgram } from './program';

/** Timeout after which a reading counts as hung, in milliseconds; generous for a busy machine. */
const HANG_TIMEOUT_MS = 10_000;

/**
 * Returns the outcome of one reading; the worker must be discarded if it got stuck, hung or died.
 */
function outcomeIn(worker: Worker, request: ReadRequest): Promise<string> {
  const clocks: NodeJS.Timeout[] = [];
  const listening = new AbortController();
  const outcome = new Promise<string>((resolve) => {
    const startTimeout = (verdict: string, milliseconds: number) =>
      clocks.push(setTimeout(() => resolve(verdict), milliseconds));
    startTimeout('hung', HANG_TIMEOUT_MS);
    const onError = (error: unknown) => resolve(`died: ${String(error)}`);
    const onMessage = (message: string) => {
      if (message === 'opening') startTimeout('stuck', workbookTimeoutMs(request.content.length));
      else resolve(message);
    };
    worker.on('error', onError).on('message', onMessage);
    listening.signal.addEventListener('abort', () =>
      worker.off('error', onError).off('message', onMessage),
    );
    worker.postMessage(request);
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

  const readOnce = async (request: ReadRequest): Promise<string> => {
    if (!worker) {
      const resourceLimits = { maxOldGenerationSizeMb: 1_024 };
      worker = new Worker(file, { resourceLimits, stderr: true });
      await once(worker, 'online');
    }
    const outcome = await outcomeIn(worker, request);
    if (/^(stuck|hung|died)/.test(outcome)) await end();
    return outcome;
  };

  return {
    /**
     * A reading that hangs is retried once in a new thread, because a busy machine can stall
     * anything.
     */
    read: async (request: ReadRequest): Promise<string> => {
      const outcome = await readOnce(request);
      return outcome === 'hung' ? readOnce(request) : outcome;
    },
    close: async () => {
      await end();
      remove();
    },
  };
}
