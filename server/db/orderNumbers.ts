import { isPostgres, type Db } from './client';
import { isOutcomeUnknown } from './failures';
import { incrementMeta } from './meta';

/** Meta key of the highest number assigned so far. */
export const LAST_ORDER_KEY = 'last_order_id';

/** The first order placed in this shop gets the number after this one. */
const BASE_NUMBER = 10_000;

/**
 * Numbers that a process reserves at once, so that placing an order does not wait for another to
 * commit. Numbers left over when it ends are never used, and with two processes a later order may
 * have the lower number.
 */
export const BLOCK_SIZE = 20;

/** Returns the number of a new order; may be called once per order. */
export type AssignNumber = (tx: Db) => Promise<string>;

/** Takes the next free number; other transactions that do so wait for this one to end. */
export async function nextOrderId(tx: Db): Promise<string> {
  for (;;) {
    const number = String(await incrementMeta(tx, LAST_ORDER_KEY, 1, BASE_NUMBER));
    if (!(await isInUse(tx, number))) return number;
  }
}

/** Whether a number is in use: imported orders keep their original numbers. */
async function isInUse(tx: Db, number: string): Promise<boolean> {
  const order = tx.selectFrom('orders').where('order_id', '=', number).select('order_id');
  return (await order.executeTakeFirst()) !== undefined;
}

interface Block {
  free: number[];
  /** The pending reservation, shared by all waiting callers. */
  filling?: Promise<void> | undefined;
}

const blocks = new WeakMap<Db, Block>();

/**
 * Runs the work that places an order. On PostgreSQL, a number is reserved before the transaction
 * begins, and returned for the next order if this one fails. The embedded database has a single
 * writer: there numbers are taken in the transaction and have no gaps.
 */
export async function withOrderNumber<Result>(
  db: Db,
  work: (assignNumber: AssignNumber) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(db)) return work(nextOrderId);
  for (;;) {
    const number = await takeReservedNumber(db);
    let isUsed = false;
    try {
      return await work(async (tx) => {
        if (await isInUse(tx, String(number))) throw new NumberInUse();
        isUsed = true;
        return String(number);
      });
    } catch (error) {
      isUsed = isOutcomeUnknown(error) || error instanceof NumberInUse;
      if (!(error instanceof NumberInUse)) throw error;
    } finally {
      if (!isUsed) blocks.get(db)?.free.unshift(number);
    }
  }
}

class NumberInUse extends Error {}

async function takeReservedNumber(db: Db): Promise<number> {
  const block: Block = blocks.get(db) ?? { free: [] };
  blocks.set(db, block);
  for (;;) {
    const number = block.free.shift();
    if (number !== undefined) return number;
    block.filling ??= refillBlock(db, block).finally(() => (block.filling = undefined));
    await block.filling;
  }
}

async function refillBlock(db: Db, block: Block): Promise<void> {
  const last = await incrementMeta(db, LAST_ORDER_KEY, BLOCK_SIZE, BASE_NUMBER);
  for (let number = last - BLOCK_SIZE + 1; number <= last; number += 1) block.free.push(number);
}
