import type { Config } from './config';
import type { DataKeys } from './crypto/dataKeys';
import type { Db } from './db/client';
import { openInvoiceFiles } from './files/invoiceFiles';
import type { MailQueue } from './mail/mailQueue';
import { openMailTransport } from './mail/mailTransport';
import type { Services } from './routes/installRoutes';
import { openJobs } from './services/exchange/jobs/workJobs';
import { openFolder } from './services/folder/openFolder';
import { openMailQueue } from './services/mail/sendMails';
import { openDispatcher } from './services/webhooks/dispatcher';
import { openSender } from './services/webhooks/sendWebhook';
import { DAMAGED } from './table-files/convertFile';
import type { Converter } from './table-files/openConverter';

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

export function openServices(parts: ServiceParts): Services {
  const { db, config, keys, now, onError } = parts;
  const { publicUrl, ordersMail, houseLang, rules } = config;
  const mails =
    parts.mails ??
    openMailQueue({
      db,
      transport: openMailTransport(config),
      publicUrl,
      ordersMail,
      rules,
      houseLang,
      now,
      onError,
    });
  const urlPolicy = { allowedOrigins: config.webhookHosts };
  const send = openSender(urlPolicy);
  const dispatcher = openDispatcher({ db, keys, send, now, onError });
  const jobs = openJobs({ db, now, onError, onPart: () => mails.send() });
  const convert = parts.convert ?? (async () => DAMAGED);
  const { dir, ...exchange } = config.exchange;
  const invoiceFiles = openInvoiceFiles(config.dataDir);
  const common = { db, jobs, mails, rules, now, onError, lang: houseLang, invoiceFiles };
  const files = { ...common, ...exchange };
  const folder = dir === undefined ? undefined : openFolder({ ...files, dir, convert });
  return { mails, jobs, dispatcher, folder, send, urlPolicy, convert };
}
