import type { ReadRequest, LookUpNames, ReadResult } from './readContent';
import { READ_TIMEOUT_MS, workbookTimeoutMs } from './timeouts';

/** Why there is no reading: a timeout, a crash, or cancellation by the person. */
export interface ReadFailure {
  refusal: 'tooSlow' | 'stuck' | 'brokenOff' | 'cancelled';
}

/**
 * Messages from the worker: the result, codes to look up first, or the start of parsing a workbook.
 */
export type WorkerMessage = { read: ReadResult } | { codes: string[] } | 'opening';

/** Reads in a worker, so that the page stays responsive and the reading can be cancelled. */
export async function readInWorker(
  request: ReadRequest,
  lookUpNames: LookUpNames,
  signal: AbortSignal,
): Promise<ReadResult | ReadFailure> {
  if (signal.aborted) return { refusal: 'cancelled' };
  const worker = new Worker(new URL('./readContent.worker.ts', import.meta.url));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = new Promise<ReadResult | ReadFailure>((resolve) => {
    const endWith = (refusal: ReadFailure['refusal']) => () => resolve({ refusal });
    const startTimer = (timeoutMs: number, refusal: ReadFailure['refusal']) => {
      clearTimeout(timer);
      timer = setTimeout(endWith(refusal), timeoutMs);
    };
    startTimer(READ_TIMEOUT_MS, 'tooSlow');
    signal.addEventListener('abort', endWith('cancelled'));
    worker.onerror = endWith('brokenOff');
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data === 'opening') {
        startTimer(workbookTimeoutMs(request.content.length), 'stuck');
        return;
      }
      startTimer(READ_TIMEOUT_MS, 'tooSlow');
      if ('read' in data) resolve(data.read);
      else void lookUpNames(data.codes).then((names) => worker.postMessage(names));
    };
    worker.postMessage(request);
  });
  try {
    return await done;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
