import { LONGEST, openingTime } from './openingTime';
import type { Asked, AskShop, Read } from './readContent';

/** Why there is no reading: it took too long, it broke off, or the person ended it. */
export interface Ended {
  refusal: 'tooSlow' | 'stuck' | 'brokenOff' | 'cancelled';
}

/** The worker's answer, or what it wants to know before; or that a workbook is being taken apart. */
export type Told = { read: Read } | { codes: string[] } | 'opening';

/** Reads beside the page, so that the page goes on answering and the reading can be ended. */
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
