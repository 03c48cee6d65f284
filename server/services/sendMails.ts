import type { Language } from '#domain/languages';

import type { Db } from '../db/client';
import { claimMail, deleteMail, dueMail, finishMail, giveUpMail, postponeMail } from '../db/mails';
import type { MailTable } from '../db/tables/mails';
import { INTERNAL_MAILS } from '../mail/mailKinds';
import type { MailTransport } from '../mail/mailTransport';
import { renderMail } from '../mail/message';

import { composeMail } from './composeMail';
import { mailLanguage } from './mailLanguage';

const MINUTE = 60_000;
/** How long a mail is reserved for its sender before another may try, in milliseconds. */
const LEASE_MS = 5 * MINUTE;
const MAX_WAIT_MS = 60 * MINUTE;
/** Age at which a mail is given up, in milliseconds. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE;

interface Parts {
  db: Db;
  carrier: MailTransport;
  publicUrl: string;
  /** Staff addresses that receive released orders. */
  ordersMail: readonly string[];
  /** Language of e-mails to staff. */
  houseLang: Language;
  now: () => Date;
  /** Called for a mail that could not be sent, with its kind and id, never its content. */
  onError: (words: string, error: unknown) => void;
}

/** Sends queued e-mails, each at least once, with retries. */
export interface MailQueue {
  /** Whether released orders are e-mailed to staff; if not, no such e-mail is queued. */
  notifiesStaff: boolean;
  /** Starts sending once pending work has had its turn; does not wait. */
  send: () => void;
  /** Sends until nothing is due. */
  sendAll: () => Promise<void>;
}

export function openMailQueue(parts: Parts): MailQueue {
  let running: Promise<void> | undefined;
  let isRequestedAgain = false;

  // One at a time: limits per address count what has been sent.
  const run = async () => {
    do {
      isRequestedAgain = false;
      while (await sendNext(parts));
    } while (isRequestedAgain);
  };
  const sendAll = (): Promise<void> => {
    isRequestedAgain = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    notifiesStaff: parts.ordersMail.length > 0,
    sendAll,
    send: () =>
      void setImmediate(() => {
        sendAll().catch((error: unknown) => parts.onError('Post', error));
      }),
  };
}

/** Returns whether an e-mail was due, whatever became of it. */
async function sendNext({
  db,
  carrier,
  publicUrl,
  ordersMail,
  houseLang,
  now,
  onError,
}: Parts): Promise<boolean> {
  const at = now();
  const due = await dueMail(db, at.toISOString());
  if (!due) return false;
  const mail = INTERNAL_MAILS.has(due.kind) ? { ...due, lang: houseLang } : due;
  if (!(await claimMail(db, mail, later(at, LEASE_MS)))) return true;
  try {
    const message = await composeMail({ db, publicUrl, ordersMail }, mail, at);
    if (!message) {
      await deleteMail(db, mail.id);
      return true;
    }
    const written = renderMail(mailLanguage(mail), message);
    const { id, address, created_at } = mail;
    const { to = [address], attachments } = message;
    await carrier({ ...written, id, to, attachments, date: new Date(created_at) });
    await finishMail(db, mail.id, at.toISOString());
  } catch (error) {
    onError(`The e-mail ${mail.id} (${mail.kind}) could not be sent.`, error);
    await postpone(db, mail, at);
  }
  return true;
}

/** Retries after 1, 2, 4 … minutes, then every hour for three days. */
async function postpone(db: Db, mail: MailTable, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(mail.created_at) > GIVE_UP_AFTER_MS) {
    await giveUpMail(db, mail.id, now.toISOString());
    return;
  }
  const wait = Math.min(2 ** Math.min(mail.attempts, 10) * MINUTE, MAX_WAIT_MS);
  await postponeMail(db, mail.id, later(now, wait));
}

const later = (moment: Date, by: number): string => new Date(moment.getTime() + by).toISOString();
