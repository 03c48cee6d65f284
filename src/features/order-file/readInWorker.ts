import type { ReadRequest, LookUpNames, Read } from './readContent';
import { READ_TIMEOUT, parseTimeout } from './timeouts';

/** Why there is no reading: a timeout, a crash, or cancellation by the person. */
export interface ReadFailure {
  refusal: 'tooSlow' | 'stuck' | 'brokenOff' | 'cancelled';
}

/**
 * Messages from the worker: the result, codes to look up first, or the start of parsing a workbook.
 */
export type WorkerMessage = { read: Read } | { codes: string[] } | 'opening';

/** Reads in a worker, so that the page stays responsive and the reading can be cancelled. */
export async function readInWorker(
  asked: ReadRequest,
  askShop: LookUpNames,
  signal: AbortSignal,
): Promise<Read | ReadFailure> {
  if (signal.aborted) return { refusal: 'cancelled' };
  const worker = new Worker(new URL('./readContent.worker.ts', import.meta.url));
  let clock: ReturnType<typeof setTimeout> | undefined;
  const done = new Promise<Read | ReadFailure>((resolve) => {
    const end = (refusal: ReadFailure['refusal']) => () => resolve({ refusal });
    const wait = (longest: number, refusal: ReadFailure['refusal']) => {
      clearTimeout(clock);
      clock = setTimeout(end(refusal), longest);
    };
    wait(READ_TIMEOUT, 'tooSlow');
    signal.addEventListener('abort', end('cancelled'));
    worker.onerror = end('brokenOff');
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data === 'opening') {
        wait(parseTimeout(asked.content.length), 'stuck');
        return;
      }
      wait(READ_TIMEOUT, 'tooSlow');
      if ('read' in data) resolve(data.read);
      else void askShop(data.codes).then((names) => worker.postMessage(names));
    };
    worker.postMessage(asked);
  });
  try {
    return await done;
  } finally {
    clearTimeout(clock);
    worker.terminate();
  }
}
