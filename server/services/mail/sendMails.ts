import { setTimeout } from 'node:timers/promises';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations';
import type { Language } from '#domain/languages';
import type { ShopRules } from '#domain/shopRules';

import type { Db } from '../../db/client';
import {
  claimMail,
  deleteMail,
  dueMail,
  finishMail,
  giveUpMail,
  postponeMail,
} from '../../db/mails';
import type { MailTable } from '../../db/tables/mails';
import { INTERNAL_MAILS } from '../../mail/mailKinds';
import type { MailQueue } from '../../mail/mailQueue';
import type { MailTransport } from '../../mail/mailTransport';
import { renderMail } from '../../mail/message';

import { composeMail } from './composeMail';
import { mailLanguage } from './mailLanguage';

/** How long a mail is reserved for its sender before another may try, in milliseconds. */
const LEASE_MS = 5 * MINUTE_MS;
const MAX_WAIT_MS = HOUR_MS;
/** Age at which a mail is given up, in milliseconds. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;

/** Number of e-mails in transit at once, so that a slow mail server does not hold up the others. */
const MAX_CONCURRENT = 5;

interface Parts {
  db: Db;
  transport: MailTransport;
  publicUrl: string;
  /** Staff addresses that receive released orders. */
  ordersMail: readonly string[];
  rules: Pick<ShopRules, 'shipping'>;
  /** Language of e-mails to staff. */
  houseLang: Language;
  now: () => Date;
  /** Called for a mail that could not be sent, with its kind and id, never its content. */
  onError: (message: string, error: unknown) => void;
}

export function openMailQueue(parts: Parts): MailQueue {
  let running: Promise<void> | undefined;
  let isRequestedAgain = false;
  let isClosed = false;
  const claim = async () => (isClosed ? undefined : claimNext(parts));

  const run = async () => {
    const inTransit = new Set<Promise<void>>();
    do {
      isRequestedAgain = false;
      try {
        for (let mail = await claim(); mail; mail = await claim()) {
          const sending = deliver(parts, mail).finally(() => inTransit.delete(sending));
          inTransit.add(sending);
          if (inTransit.size === MAX_CONCURRENT) await Promise.race(inTransit);
        }
      } finally {
        await Promise.all(inTransit);
      }
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
    close: async (maxMs) => {
      isClosed = true;
      const sent = running?.catch(() => undefined);
      await Promise.race([sent, setTimeout(maxMs, undefined, { ref: false })]);
    },
    send: () =>
      void setImmediate(() => {
        sendAll().catch((error: unknown) => parts.onError('Sending e-mails failed.', error));
      }),
  };
}

/** Claims the next e-mail that is due and that no other server has claimed. */
async function claimNext({ db, houseLang, now }: Parts): Promise<MailTable | undefined> {
  const at = now();
  for (;;) {
    const due = await dueMail(db, at.toISOString());
    if (!due) return undefined;
    if (!(await claimMail(db, due, later(at, LEASE_MS)))) continue;
    return INTERNAL_MAILS.has(due.kind) ? { ...due, lang: houseLang } : due;
  }
}

/**
 * Sends a claimed e-mail; postpones it if that fails, and deletes it if it is not to be sent. Never
 * rejects: others are in transit meanwhile, and a claim that could not be postponed expires.
 */
async function deliver(parts: Parts, mail: MailTable): Promise<void> {
  const { db, transport, publicUrl, ordersMail, rules, now, onError } = parts;
  const at = now();
  try {
    const message = await composeMail({ db, publicUrl, ordersMail, rules }, mail, at);
    if (!message) return await deleteMail(db, mail.id);
    const written = renderMail(mailLanguage(mail), message);
    const { id, address, created_at } = mail;
    const { to = [address], attachments } = message;
    await transport({ ...written, id, to, attachments, date: new Date(created_at) });
    await finishMail(db, mail.id, at.toISOString());
  } catch (error) {
    const report = (what: string, cause: unknown) =>
      onError(`The e-mail ${mail.id} (${mail.kind}) could not be ${what}.`, cause);
    report('sent', error);
    await postpone(db, mail, at).catch((cause: unknown) => report('postponed', cause));
  }
}

/** Retries after 1, 2, 4 … minutes, then every hour for three days. */
async function postpone(db: Db, mail: MailTable, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(mail.created_at) > GIVE_UP_AFTER_MS) {
    await giveUpMail(db, mail.id, now.toISOString());
    return;
  }
  const wait = Math.min(2 ** Math.min(mail.attempts, 10) * MINUTE_MS, MAX_WAIT_MS);
  await postponeMail(db, mail.id, later(now, wait));
}

const later = (moment: Date, by: number): string => new Date(moment.getTime() + by).toISOString();
