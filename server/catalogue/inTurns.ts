import { setImmediate } from 'node:timers/promises';

/** Products read in one turn: a few milliseconds. */
const TURN = 500;

/**
 * Walks through the products by product id, a chunk at a time, and lets whoever waits be served
 * between two chunks.
 */
export async function* inTurns<Row extends { product_id: string }>(
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let chunk = await read('', TURN);
  while (chunk.length > 0) {
    yield chunk;
    await setImmediate();
    if (chunk.length < TURN) return;
    chunk = await read(chunk.at(-1)?.product_id ?? '', TURN);
  }
}
