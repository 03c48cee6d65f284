import { randomUUID } from 'node:crypto';

import type { ToldKind } from '#domain/webhooks';

import type { DataKeys } from '../../crypto/dataKeys';
import type { Db } from '../../db/client';
import { lastEvent } from '../../db/events';
import { addWebhook as store } from '../../db/webhooks';
import { inDeed, type By } from '../deed';

import { checkUrl, type Reach } from './checkUrl';
import { newSecret, sealSecret } from './secrets';
import { webhookSubject } from './switchOff';

export interface Parts {
  db: Db;
  keys: DataKeys;
  reach: Reach;
}

export interface Wanted {
  url: string;
  /** None is all. */
  kinds: readonly ToldKind[];
}

/** Tells an address from now on what happens; its secret is said this once. */
export async function addWebhook(
  { db, keys, reach }: Parts,
  by: By,
  { url, kinds }: Wanted,
): Promise<{ id: string; secret: string }> {
  const [checked, id, secret] = [await checkUrl(url, reach), randomUUID(), newSecret()];
  await inDeed(db, by, async ({ tx, at, record }) => {
    await store(tx, {
      id,
      url: checked,
      kinds: kinds.join(','),
      secret: sealSecret(keys, id, secret),
      previous_secret: null,
      previous_until: null,
      is_on: 1,
      off_reason: '',
      position: await lastEvent(tx),
      failing_since: null,
      warned_at: null,
      version: 1,
      created_at: at.toISOString(),
    });
    record({ kind: 'webhook.added', subject: webhookSubject(id), version: 1 });
  });
  return { id, secret };
}
