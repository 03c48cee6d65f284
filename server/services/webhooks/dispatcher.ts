import { randomUUID } from 'node:crypto';

import { releaseLeases, acquireLease } from '../../db/leases';
import type { WebhookDeliveryTable, WebhookTable } from '../../db/tables/webhooks';
import { nextDelivery } from '../../db/webhookDeliveries';
import { webhookById, enabledWebhooks } from '../../db/webhooks';

import { createDeliveries } from './createDeliveries';
import { tryDelivery, type DeliveryParts } from './tryDelivery';
import { watchFailing } from './watchFailing';

/** Concurrent deliveries to one endpoint. */
const MAX_CONCURRENT = 4;

/**
 * Notifies endpoints of events, each at its own pace; of several processes, only one serves an
 * endpoint.
 */
export interface Dispatcher {
  /** Sends what is due; resolves once nothing is. */
  run: () => Promise<void>;
  /** Aborts deliveries in progress, which are sent again, and leaves them to other processes. */
  stop: () => Promise<void>;
}

type DispatcherParts = Omit<DeliveryParts, 'stopping'> & {
  onError: (message: string, error: unknown) => void;
};
type Service = DispatcherParts & { holder: string; stopping: AbortSignal };

export function openDispatcher(parts: DispatcherParts): Dispatcher {
  const { db, onError } = parts;
  const stop = new AbortController();
  const service: Service = { ...parts, holder: randomUUID(), stopping: stop.signal };
  const serving = new Map<string, Promise<void>>();

  const serve = (id: string): void => {
    const served = serveEndpoint(service, id)
      .catch((error: unknown) => onError('Serving a webhook failed.', error))
      .finally(() => serving.delete(id));
    serving.set(id, served);
  };
  return {
    run: async () => {
      for (const { id } of await enabledWebhooks(db)) if (!serving.has(id)) serve(id);
      await Promise.all(serving.values());
    },
    stop: async () => {
      stop.abort();
      await Promise.all(serving.values());
      // If the database is unavailable, the leases expire by themselves.
      await releaseLeases(db, service.holder).catch(() => undefined);
    },
  };
}

/**
 * Sends what is due to one endpoint, until nothing is, another process serves it, or it is
 * disabled.
 */
async function serveEndpoint(service: Service, id: string): Promise<void> {
  const inProgress = new Map<string, Promise<void>>();
  let isHealthy = true;
  const start = (webhook: WebhookTable, delivery: WebhookDeliveryTable) => {
    const { subject } = delivery;
    const tried = tryDelivery(service, webhook, delivery)
      .catch((error: unknown) => {
        isHealthy = false;
        if (!service.stopping.aborted) service.onError('Recording a delivery failed.', error);
      })
      .finally(() => inProgress.delete(subject));
    inProgress.set(subject, tried);
  };
  while (isHealthy) {
    const webhook = await claimEndpoint(service, id);
    if (!webhook) break;
    const busy = [...inProgress.keys()];
    const next = await prepareNext(service, webhook, busy);
    if (next) start(webhook, next);
    else if (busy.length === 0) break;
    const mustWait = next ? inProgress.size === MAX_CONCURRENT : inProgress.size > 0;
    if (mustWait) await Promise.race(inProgress.values());
  }
  await Promise.all(inProgress.values());
}

/** Returns the current endpoint, if it is enabled and this process holds its lease. */
async function claimEndpoint({ db, now, holder, stopping }: Service, id: string) {
  if (stopping.aborted) return undefined;
  const isMine = await acquireLease(db, { name: `webhook ${id}`, holder, now: now() });
  const webhook = isMine ? await webhookById(db, id) : undefined;
  return webhook?.is_on ? webhook : undefined;
}

async function prepareNext({ db, now }: Service, webhook: WebhookTable, busy: readonly string[]) {
  const at = now();
  await watchFailing(db, webhook, at);
  await createDeliveries(db, webhook, at);
  return nextDelivery(db, { webhookId: webhook.id, now: at.toISOString(), busy });
}
