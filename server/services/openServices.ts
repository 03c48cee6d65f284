import type { Config } from '../config';
import type { DataKeys } from '../crypto/dataKeys';
import type { Db } from '../db/client';
import { openMailTransport } from '../mail/mailTransport';

import { openJobs, type Jobs } from './exchange/jobs/workJobs';
import { DAMAGED } from './folder/convertFile';
import type { Converter } from './folder/openConverter';
import { openFolder, type Folder } from './folder/openFolder';
import { openMailQueue, type MailQueue } from './sendMails';
import { openDispatcher, type Dispatcher } from './webhooks/dispatcher';
import { openSender, type Send } from './webhooks/sendWebhook';

interface ServiceParts {
  db: Db;
  config: Config;
  keys: DataKeys;
  /** Defaults to the configured mail server or outbox. */
  mails: MailQueue | undefined;
  /** Parses uploaded spreadsheets; if omitted, uploads are reported as damaged. */
  convert: Converter | undefined;
  now: () => Date;
  onError: (message: string, error: unknown) => void;
}

/** What requests hand work to, and what runs in the background. */
export interface Services {
  mails: MailQueue;
  jobs: Jobs;
  dispatcher: Dispatcher;
  /** The folder for file exchange, if there is one. */
  folder: Folder | undefined;
  /** Sends webhooks to the hosts that `reach` allows. */
  send: Send;
  reach: { allowedOrigins: Config['webhookHosts'] };
  convert: Converter;
}

export function openServices(parts: ServiceParts): Services {
  const { db, config, keys, now, onError } = parts;
  const { publicUrl, ordersMail, houseLang, ackAlarmMinutes: alarmMinutes } = config;
  const mails =
    parts.mails ??
    openMailQueue({
      db,
      transport: openMailTransport(config),
      publicUrl,
      ordersMail,
      houseLang,
      now,
      onError,
    });
  const reach = { allowedOrigins: config.webhookHosts };
  const send = openSender(reach);
  const dispatcher = openDispatcher({ db, keys, send, now, onError });
  const jobs = openJobs({ db, now, onError, onPart: () => mails.send() });
  const convert = parts.convert ?? (async () => DAMAGED);
  const { dir, ...exchange } = config.exchange;
  const files = { db, jobs, mails, alarmMinutes, now, onError, lang: houseLang, ...exchange };
  const folder = dir === undefined ? undefined : openFolder({ ...files, dir, convert });
  return { mails, jobs, dispatcher, folder, send, reach, convert };
}
