import type { FastifyInstance } from 'fastify';

import type { Db } from '../db/client';
import { watchLateOrders } from '../services/desk/watchLateOrders';
import type { Jobs } from '../services/exchange/jobs/workJobs';
import type { Folder } from '../services/folder/openFolder';
import { releaseOrders } from '../services/fulfilment/releaseOrders';
import type { PostOffice } from '../services/sendMails';
import type { Dispatcher } from '../services/webhooks/dispatcher';

interface Parts {
  db: Db;
  mails: PostOffice;
  dispatcher: Dispatcher;
  jobs: Jobs;
  /** Minutes after which an order that no program has taken over is late. */
  alarmMinutes: number;
  /** Where files are exchanged. */
  folder: Folder | undefined;
  now: () => Date;
  onError: (words: string, error: unknown) => void;
}

/** How often the post looks for mails that had to wait or that another process left. */
const POST = 30_000;
/** How often orders that are due are released. */
const RELEASE = 5_000;
/** How often endpoints are told what has happened. */
const DISPATCH = 2_000;
/** How often is looked for orders that nobody takes over. */
const WATCH = 60_000;
/** How often the exchange folder is looked at: shares do not say when something comes. */
const FOLDER = 10_000;

/** What every process does beside answering: it posts mails, releases orders, tells endpoints, works off jobs, exchanges files. */
export function installBackground(app: FastifyInstance, parts: Parts): void {
  const { db, mails, dispatcher, jobs, alarmMinutes, folder, now, onError } = parts;
  const release = async () => {
    if ((await releaseOrders(parts, now())) > 0) mails.send();
  };
  const watch = async () => {
    if (await watchLateOrders(db, { now: now(), alarmMinutes })) mails.send();
  };
  const timers = [
    setInterval(() => mails.send(), POST),
    setInterval(() => {
      release().catch((error: unknown) => onError('Orders were not released.', error));
    }, RELEASE),
    setInterval(() => {
      dispatcher.run().catch((error: unknown) => onError('Endpoints were not told.', error));
    }, DISPATCH),
    setInterval(() => {
      watch().catch((error: unknown) => onError('Late orders were not looked for.', error));
    }, WATCH),
    setInterval(() => void folder?.look(), FOLDER),
  ];
  for (const timer of timers) timer.unref();
  app.addHook('onReady', async () => {
    mails.send();
    jobs.look();
  });
  app.addHook('onClose', async () => {
    timers.forEach(clearInterval);
    await dispatcher.stop();
    await folder?.close();
    await jobs.close();
    await mails.sendAll().catch(() => undefined);
  });
}
