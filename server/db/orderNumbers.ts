import { isPostgres, type Db } from './client';
import { isUnknown } from './failures';
import { raiseMeta } from './meta';

/** Where the number is kept above which all are free. */
export const LAST_ORDER = 'last_order_id';

/** The first order that is placed here has the number after this one. */
const BASE = 10_000;

/**
 * Numbers that a process takes at once, so that no order waits for another's to be stored. What it has left
 * when it ends is never given, and of two processes the later order may have the lower number.
 */
export const BLOCK = 20;

/** The next number of a new order; may be asked for once by an order. */
export type TakeNumber = (tx: Db) => Promise<string>;

/** The next free number; other placements wait for this one to end. */
export async function nextOrderId(tx: Db): Promise<string> {
  for (;;) {
    const number = String(await raiseMeta(tx, LAST_ORDER, 1, BASE));
    if (!(await isTaken(tx, number))) return number;
  }
}

/** History that was imported has numbers of its own. */
async function isTaken(tx: Db, number: string): Promise<boolean> {
  const order = tx.selectFrom('orders').where('order_id', '=', number).select('order_id');
  return (await order.executeTakeFirst()) !== undefined;
}

interface Block {
  free: number[];
  /** Under way, for all who wait. */
  filling?: Promise<void> | undefined;
}

const blocks = new WeakMap<Db, Block>();

/**
 * Does the work that places an order. With PostgreSQL a number is set aside before its transaction begins,
 * and kept for the next order where this one comes to nothing. The embedded database has one writer: there
 * numbers are taken in the transaction and have no gaps.
 */
export async function withOrderNumber<Result>(
  db: Db,
  work: (take: TakeNumber) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(db)) return work(nextOrderId);
  for (;;) {
    const number = await setAside(db);
    let isUsed = false;
    try {
      return await work(async (tx) => {
        if (await isTaken(tx, String(number))) throw new NumberIsTaken();
        isUsed = true;
        return String(number);
      });
    } catch (error) {
      isUsed = isUnknown(error) || error instanceof NumberIsTaken;
      if (!(error instanceof NumberIsTaken)) throw error;
    } finally {
      if (!isUsed) blocks.get(db)?.free.unshift(number);
    }
  }
}

class NumberIsTaken extends Error {}

async function setAside(db: Db): Promise<number> {
  const block: Block = blocks.get(db) ?? { free: [] };
  blocks.set(db, block);
  for (;;) {
    const number = block.free.shift();
    if (number !== undefined) return number;
    block.filling ??= fill(db, block).finally(() => (block.filling = undefined));
    await block.filling;
  }
}

async function fill(db: Db, block: Block): Promise<void> {
  const last = await raiseMeta(db, LAST_ORDER, BLOCK, BASE);
  for (let number = last - BLOCK + 1; number <= last; number += 1) block.free.push(number);
}
