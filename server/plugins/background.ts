import type { FastifyInstance } from 'fastify';

import type { ShopRules } from '#domain/shopRules';

import type { Db } from '../db/client';
import type { MailQueue } from '../mail/mailQueue';
import { watchLateOrders } from '../services/desk/watchLateOrders';
import type { Jobs } from '../services/exchange/jobs/workJobs';
import type { Folder } from '../services/folder/openFolder';
import { releaseOrders } from '../services/fulfilment/releaseOrders';
import { tellDueLists } from '../services/lists/standingLists';
import { tellRestocked } from '../services/products/restock';
import { expireRequisitions } from '../services/requisitions/closeRequisition';
import type { Dispatcher } from '../services/webhooks/dispatcher';

/** How often something is looked for that nobody reports, in milliseconds. */
export interface Intervals {
  /** Queued e-mails, including retries and those left by other processes. */
  mailMs: number;
  /** Products that are back in stock, and lists whose day has come. */
  restockMs: number;
  /** Files in the exchange folder, as network shares do not report changes. */
  folderMs: number;
}

export const DEFAULT_INTERVALS: Intervals = { mailMs: 30_000, restockMs: 60_000, folderMs: 10_000 };

interface BackgroundParts {
  db: Db;
  mails: MailQueue;
  dispatcher: Dispatcher;
  jobs: Jobs;
  rules: ShopRules;
  /** The folder for file exchange. */
  folder: Folder | undefined;
  intervals: Intervals;
  now: () => Date;
  onError: (message: string, error: unknown) => void;
}

/**
 * Time for the e-mails in transit when the process ends: less than it has for closing everything,
 * and less than a mail server may take.
 */
const MAIL_CLOSING_MS = 2_000;
/** Interval for releasing orders that are due. */
const RELEASE_INTERVAL_MS = 5_000;
/** Interval for delivering webhooks. */
const DISPATCH_INTERVAL_MS = 2_000;
/** Interval for ending requests for approval that nobody has decided about. */
const EXPIRY_INTERVAL_MS = 600_000;
/** Interval for checking for late orders. */
const WATCH_INTERVAL_MS = 60_000;

/**
 * Runs the background work of every process: sends e-mails, releases orders, delivers webhooks,
 * runs jobs and exchanges files.
 */
export function installBackground(app: FastifyInstance, parts: BackgroundParts): void {
  const { db, mails, dispatcher, jobs, rules, folder, intervals, now, onError } = parts;
  const release = async () => {
    if ((await releaseOrders(parts, now())) > 0) mails.send();
  };
  const watch = async () => {
    if (await watchLateOrders(db, { now: now(), ...rules })) mails.send();
  };
  const tell = async () => {
    const restocked = await tellRestocked(db, now());
    if (restocked + (await tellDueLists(db, now())) > 0) mails.send();
  };
  const expire = async () => {
    if ((await expireRequisitions(db, now())) > 0) mails.send();
  };
  const timers = [
    setInterval(() => mails.send(), intervals.mailMs),
    setInterval(() => {
      release().catch((error: unknown) => onError('Releasing orders failed.', error));
    }, RELEASE_INTERVAL_MS),
    setInterval(() => {
      dispatcher.run().catch((error: unknown) => onError('Dispatching webhooks failed.', error));
    }, DISPATCH_INTERVAL_MS),
    setInterval(() => {
      watch().catch((error: unknown) => onError('Checking for late orders failed.', error));
    }, WATCH_INTERVAL_MS),
    setInterval(() => {
      expire().catch((error: unknown) => onError('Ending requests for approval failed.', error));
    }, EXPIRY_INTERVAL_MS),
    setInterval(() => {
      tell().catch((error: unknown) => onError('Telling what is in stock or due failed.', error));
    }, intervals.restockMs),
    setInterval(() => void folder?.poll(), intervals.folderMs),
  ];
  for (const timer of timers) timer.unref();
  app.addHook('onReady', async () => {
    mails.send();
    jobs.wake();
  });
  app.addHook('onClose', async () => {
    timers.forEach(clearInterval);
    await dispatcher.stop();
    await folder?.close();
    await jobs.close();
    await mails.close(MAIL_CLOSING_MS);
  });
}
