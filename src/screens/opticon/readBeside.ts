import type { ReadUpload, RefusedUpload } from './readUpload';

/** Reads a large file beside the page, so that the page goes on answering. */
export function readBeside(bytes: Uint8Array, name: string): Promise<ReadUpload | RefusedUpload> {
  const worker = new Worker(new URL('./readUpload.worker.ts', import.meta.url));
  return new Promise<ReadUpload | RefusedUpload>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadUpload | RefusedUpload>) => resolve(data);
    worker.onerror = reject;
    worker.postMessage({ bytes, name });
  }).finally(() => worker.terminate());
}
