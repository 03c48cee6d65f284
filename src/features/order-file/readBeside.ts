import type { Asked, AskShop, Read } from './readContent';

/** Why there is no reading: it took too long, it broke off, or the person ended it. */
export interface Ended {
  refusal: 'tooSlow' | 'brokenOff' | 'cancelled';
}

/** Milliseconds for one reading; a damaged workbook can keep its reader busy for good. */
const LONGEST = 20_000;

/** The worker's answer, or what it wants to know before. */
type Told = { read: Read } | { codes: string[] };

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
    clock = setTimeout(end('tooSlow'), LONGEST);
    signal.addEventListener('abort', end('cancelled'));
    worker.onerror = end('brokenOff');
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
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
