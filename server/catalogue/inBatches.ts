import { setImmediate } from 'node:timers/promises';

/** Products read per chunk: a few milliseconds of work. */
const BATCH_SIZE = 500;

/**
 * Iterates over the products by product id in chunks, yielding to the event loop between two
 * chunks.
 */
export async function* inBatches<Row extends { product_id: string }>(
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let chunk = await read('', BATCH_SIZE);
  while (chunk.length > 0) {
    yield chunk;
    await setImmediate();
    if (chunk.length < BATCH_SIZE) return;
    chunk = await read(chunk.at(-1)?.product_id ?? '', BATCH_SIZE);
  }
}
