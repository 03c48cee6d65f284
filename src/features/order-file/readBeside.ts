import { LONGEST, openingTime } from './openingTime';
import type { Asked, AskShop, Read } from './readContent';

/** Why there is no reading: a timeout, a crash, or cancellation by the person. */
export interface Ended {
  refusal: 'tooSlow' | 'stuck' | 'brokenOff' | 'cancelled';
}

/**
 * Messages from the worker: the result, codes to look up first, or the start of parsing a workbook.
 */
export type Told = { read: Read } | { codes: string[] } | 'opening';

/** Reads in a worker, so that the page stays responsive and the reading can be cancelled. */
export async function readBeside(
  asked: Asked,
  askShop: AskShop,
  signal: AbortSignal,
): Promise<Read | Ended> {
  if (signal.aborted) return { refusal: 'cancelled' };
  const worker = new Worker(new URL('./readContent.worker.ts', import.meta.url));
  let clock: ReturnType<typeof setTimeout> | undefined;
  const done = new Promise<Read | Ended>((resolve) => {
    const end = (refusal: Ended['refusal']) => () => resolve({ refusal });
    const wait = (longest: number, refusal: Ended['refusal']) => {
      clearTimeout(clock);
      clock = setTimeout(end(refusal), longest);
    };
    wait(LONGEST, 'tooSlow');
    signal.addEventListener('abort', end('cancelled'));
    worker.onerror = end('brokenOff');
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data === 'opening') {
        wait(openingTime(asked.content.length), 'stuck');
        return;
      }
      wait(LONGEST, 'tooSlow');
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
