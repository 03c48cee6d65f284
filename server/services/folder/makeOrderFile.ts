import { createHash } from 'node:crypto';

import { FOLDER_ACTOR } from '#domain/activity';
import { orderFileName } from '#domain/exportFields';
import { SHIPPABLE_STAGES } from '#domain/fulfilment';

import type { Db } from '../../db/client';
import { lastEventSeq } from '../../db/events';
import { addExportFile, nextFileNumber, unexportedOrders } from '../../db/exportFiles';
import { setMetaIfAbsent, readMeta, writeMeta } from '../../db/meta';
import type { OrderTable } from '../../db/tables/orders';
import type { Profile } from '../../spreadsheets/profile';
import { encodeFile, profiledText } from '../../spreadsheets/profiledFile';
import { inAction, type Action, type Actor } from '../actions/action';
import { writeOrders } from '../actions/lockedOrders';
import { exportQueue } from '../desk/exportQueue';
import { limitLines } from '../feeds/limitLines';
import { acknowledgeOrder } from '../fulfilment/acknowledgeOrder';
import { lockBatch } from '../fulfilment/lockedOrder';

/** Maximum number of orders in a file, which are all acknowledged in one transaction. */
const MAX_ORDERS = 100;
/** Key of the event number up to which every released order is in a file, or needs none. */
const EXPORTED_UP_TO_KEY = 'exported_up_to';
/** The actor that acknowledges orders. */
const FOLDER: Actor = { kind: 'file', id: FOLDER_ACTOR };

export interface OrderFiles {
  db: Db;
  profile: Profile;
  acknowledges: boolean;
  now: () => Date;
}

/**
 * Puts the next released orders into a file, which is stored before it is written to disk, so that
 * its number, bytes and orders stay consistent whatever happens to the disk. False if there are
 * none.
 */
export async function makeOrderFile({ db, now, ...how }: OrderFiles): Promise<boolean> {
  const at = now();
  // Orders that no longer needed packing when the folder was set up are not exported.
  await setMetaIfAbsent(db, EXPORTED_UP_TO_KEY, String(await lastEventSeq(db)));
  const { acknowledges: isUnclaimed } = how;
  const since = Number(await readMeta(db, EXPORTED_UP_TO_KEY));
  const criteria = { since, stages: SHIPPABLE_STAGES, isUnclaimed, limit: MAX_ORDERS };
  if ((await unexportedOrders(db, { ...criteria, limit: 1 })).length === 0) return false;
  return inAction(db, { actor: FOLDER, at }, async (action) => {
    const found = limitLines(await unexportedOrders(action.tx, criteria));
    const number = await nextFileNumber(action.tx);
    const orders = await claimOrders(action, found, orderFileName(number), how.acknowledges);
    const [first] = orders;
    // Another process was faster: the number is returned when the transaction rolls back.
    if (!first) throw new NothingToExport();
    const last_seq = orders.at(-1)?.released_seq ?? 0;
    const orderIds = orders.map(({ order_id }) => order_id);
    await writeOrders(action);
    const { encoding, zone } = how.profile;
    const reader = { language: '', zone, isProgram: true } as const;
    const sheet = exportQueue(action.tx, { queue: 'all', words: [], orderIds }, reader);
    const content = await profiledText(sheet, how.profile);
    const file = {
      number,
      first_seq: first.released_seq ?? 0,
      last_seq,
      orders: orders.length,
      encoding,
      content,
      sha256: sha256Of(encodeFile(content, encoding)),
      made_at: at.toISOString(),
      written_at: null,
      gone_at: null,
      told_at: null,
    };
    await addExportFile(action.tx, file, orderIds);
    await writeMeta(action.tx, EXPORTED_UP_TO_KEY, String(Math.max(since, last_seq)));
    return true;
  }).catch((error: unknown) => {
    if (error instanceof NothingToExport) return false;
    throw error;
  });
}

class NothingToExport extends Error {}

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Locks the orders in the common lock order, and omits those that have changed meanwhile. */
async function claimOrders(
  action: Action,
  found: readonly OrderTable[],
  externalId: string,
  acknowledges: boolean,
): Promise<OrderTable[]> {
  const claimed = new Set<string>();
  const ids = found.map(({ order_id }) => order_id).sort();
  if (ids.length > 0) await lockBatch(action, ids);
  for (const orderId of ids) {
    const isClaimed = acknowledges
      ? (await acknowledgeOrder(action, { orderId, externalId })).outcome === 'acknowledged'
      : isExportable(action, orderId);
    if (isClaimed) claimed.add(orderId);
  }
  return found.filter(({ order_id }) => claimed.has(order_id));
}

function isExportable({ orders }: Action, orderId: string): boolean {
  const held = orders.held.get(orderId);
  return held?.order.held_at === null && held.order.status !== 'cancelled';
}
