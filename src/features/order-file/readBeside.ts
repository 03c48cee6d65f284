import type { Asked, Read } from './readContent';

/** Reads beside the page, so that the page goes on answering. */
export function readBeside(asked: Asked): Promise<Read> {
  const worker = new Worker(new URL('./readContent.worker.ts', import.meta.url));
  return new Promise<Read>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Read>) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
