import { createHmac, randomBytes } from 'node:crypto';

import type { DataKeys } from '../../crypto/dataKeys';
import { inTransaction, type Db } from '../../db/client';
import type { WebhookTable } from '../../db/tables/webhooks';
import { allWebhooks, lockWebhook, resealWebhook } from '../../db/webhooks';

const PREFIX = 'whsec_';
const BYTES = 32;

/** Creates a secret, which is shown once and stored sealed. */
export const newSecret = (): string => `${PREFIX}${randomBytes(BYTES).toString('base64')}`;

const sealContext = (webhookId: string): string => `webhooks/${webhookId}/secret`;

export const sealSecret = (keys: DataKeys, webhookId: string, secret: string): string =>
  keys.seal(secret, sealContext(webhookId));

export const openSecret = (keys: DataKeys, webhookId: string, sealed: string): string =>
  keys.open(sealed, sealContext(webhookId));

interface SignedContent {
  id: string;
  /** Unix time, in seconds. */
  timestamp: number;
  body: string;
}

/** Signs as specified by Standard Webhooks; with both secrets while one is being replaced. */
export function signaturesOf(
  keys: DataKeys,
  webhook: WebhookTable,
  { id, timestamp, body }: SignedContent,
  now: Date,
): string {
  const { previous_secret, previous_until } = webhook;
  const isPreviousValid = previous_until !== null && previous_until > now.toISOString();
  const sealed = [
    webhook.secret,
    ...(previous_secret !== null && isPreviousValid ? [previous_secret] : []),
  ];
  return sealed
    .map((one) => Buffer.from(openSecret(keys, webhook.id, one).slice(PREFIX.length), 'base64'))
    .map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
    .join(' ');
}

/** Reseals secrets that were sealed with an older key; returns the number of endpoints. */
export async function resealSecrets(db: Db, keys: DataKeys): Promise<number> {
  const isOld = (sealed: string | null) => sealed !== null && !keys.isCurrent(sealed);
  const outdated = (await allWebhooks(db)).filter(
    ({ secret, previous_secret }) => isOld(secret) || isOld(previous_secret),
  );
  for (const { id } of outdated) {
    const reseal = (sealed: string) => sealSecret(keys, id, openSecret(keys, id, sealed));
    await inTransaction(db, async (tx) => {
      const webhook = await lockWebhook(tx, id);
      if (!webhook) return;
      const { secret, previous_secret: previous } = webhook;
      const sealed = {
        secret: reseal(secret),
        previous_secret: previous === null ? null : reseal(previous),
      };
      await resealWebhook(tx, id, sealed);
    });
  }
  return outdated.length;
}
