import { hashToken, newToken } from '../crypto/tokens';
import { changeDraft, lockDraft } from '../db/applicationDrafts';
import { addApplicationLink } from '../db/applicationLinks';
import { applicationById, newestApplication, openApplication } from '../db/applications';
import { inTransaction, type Db } from '../db/client';
import { customerByEmail, customerById } from '../db/customers';
import { countSentMails } from '../db/mails';
import { replacePasswordToken } from '../db/passwordTokens';
import type { MailTable } from '../db/tables/mails';
import type { MailKind } from '../mail/mailKinds';
import { type Message } from '../mail/message';
import { translate } from '../messages/translate';

import { composeFolderMail } from './composeFolderMail';
import { composeFulfilmentMail } from './composeFulfilmentMail';
import { composeLateMail } from './composeLateMail';
import { composeOrderMail } from './composeOrderMail';
import { composeStaffMail } from './composeStaffMail';
import { composeWebhookMail } from './composeWebhookMail';
import { mailLanguage } from './mailLanguage';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long the links live. */
const RESET = 15 * MINUTE;
const FIRST_PASSWORD = 7 * DAY;
const RESUME = 7 * DAY;
const STATUS = 30 * DAY;

/** Links that strangers can ask for, sent to one address within an hour. */
const AN_HOUR = 3;

interface Parts {
  db: Db;
  publicUrl: string;
  /** Who in the house gets released orders. */
  ordersMail: readonly string[];
}

type Compose = (parts: Parts, mail: MailTable, now: Date) => Promise<Message | undefined>;

/** What an e-mail says, put together when it is sent; `undefined` where there is nobody to tell. */
export const composeMail: Compose = (parts, mail, now) =>
  COMPOSERS[mail.kind as MailKind](parts, mail, now);

/** The sentences of a mail about an application, with its reference. */
const about: Compose = async (parts, mail, now) => {
  const application = await applicationById(parts.db, mail.about);
  if (!application) return undefined;
  const language = mailLanguage(mail);
  const params = { reference: application.id, name: application.owner_name };
  const kind = mail.kind as 'received' | 'question' | 'declined';
  return {
    subject: translate(language, `mail.${kind}.subject`, params),
    paragraphs: [
      translate(language, 'mail.hello', params),
      translate(language, `mail.${kind}`, params),
    ],
    ...(mail.note !== '' && { quote: mail.note }),
    ...(kind !== 'declined' && {
      link: {
        words: translate(language, kind === 'question' ? 'mail.question.link' : 'application.see'),
        address: await statusLink(parts, application.id, now),
      },
    }),
    closing: [translate(language, `mail.${kind}.next`)],
  };
};

const approved: Compose = async (parts, mail, now) => {
  const application = await applicationById(parts.db, mail.about);
  const customer = await customerById(parts.db, application?.customer_id ?? '');
  if (!application || !customer) return undefined;
  const language = mailLanguage(mail);
  const params = {
    reference: application.id,
    name: customer.owner_name,
    code: customer.customer_code,
    email: customer.email,
  };
  return {
    subject: translate(language, 'mail.approved.subject'),
    paragraphs: [
      translate(language, 'mail.hello', params),
      translate(language, 'mail.approved', params),
    ],
    link: {
      words: translate(language, 'mail.approved.link'),
      address: await passwordLink(parts, 'password', customer.id, FIRST_PASSWORD, now),
    },
    closing: [translate(language, 'mail.approved.next')],
  };
};

const reset: Compose = async (parts, mail, now) => {
  if (await isTooOften(parts.db, mail, now)) return undefined;
  const language = mailLanguage(mail);
  const customer = await customerByEmail(parts.db, mail.address);
  if (customer?.status === 'active') {
    return {
      subject: translate(language, 'mail.reset.subject'),
      paragraphs: [
        translate(language, 'mail.hello', { name: customer.owner_name }),
        translate(language, 'mail.reset', { email: customer.email }),
      ],
      link: {
        words: translate(language, 'mail.reset.link'),
        address: await passwordLink(parts, 'reset-password', customer.id, RESET, now),
      },
      closing: [translate(language, 'mail.reset.next'), translate(language, 'mail.notYou')],
    };
  }
  const application = await openApplication(parts.db, mail.address);
  if (!application) return undefined;
  return {
    subject: translate(language, 'mail.waiting.subject'),
    paragraphs: [
      translate(language, 'mail.hello', { name: application.owner_name }),
      translate(language, 'mail.waiting', { reference: application.id }),
    ],
    closing: [translate(language, 'mail.waiting.next'), translate(language, 'mail.notYou')],
  };
};

const invited: Compose = async (parts, mail, now) => {
  const customer = await customerById(parts.db, mail.about);
  if (customer?.status !== 'active') return undefined;
  const language = mailLanguage(mail);
  const params = {
    name: customer.owner_name,
    code: customer.customer_code,
    email: customer.email,
  };
  return {
    subject: translate(language, 'mail.invited.subject'),
    paragraphs: [
      translate(language, 'mail.hello', params),
      translate(language, 'mail.invited', params),
    ],
    link: {
      words: translate(language, 'mail.approved.link'),
      address: await passwordLink(parts, 'password', customer.id, FIRST_PASSWORD, now),
    },
    closing: [translate(language, 'mail.approved.next')],
  };
};

/** Goes to the old address and to the new one; neither learns the other. */
const emailChanged: Compose = async ({ db }, mail) => {
  const customer = await customerById(db, mail.about);
  if (!customer) return undefined;
  const language = mailLanguage(mail);
  return {
    subject: translate(language, 'mail.emailChanged.subject'),
    paragraphs: [
      translate(language, 'mail.hello', { name: customer.owner_name }),
      translate(language, 'mail.emailChanged', { code: customer.customer_code }),
    ],
    closing: [translate(language, 'mail.emailChanged.next')],
  };
};

const passwordChanged: Compose = async ({ db }, mail) => {
  const customer = await customerById(db, mail.about);
  if (!customer) return undefined;
  const language = mailLanguage(mail);
  return {
    subject: translate(language, 'mail.changed.subject'),
    paragraphs: [
      translate(language, 'mail.hello', { name: customer.owner_name }),
      translate(language, 'mail.changed', { email: customer.email }),
    ],
    closing: [translate(language, 'mail.changed.next')],
  };
};

const resume: Compose = async ({ db, publicUrl }, mail, now) => {
  if (await isTooOften(db, mail, now)) return undefined;
  if (!(await lockDraft(db, mail.about))) return undefined;
  const token = newToken();
  await changeDraft(db, mail.about, {
    resume_hash: hashToken(token),
    resume_until: new Date(now.getTime() + RESUME).toISOString(),
  });
  const language = mailLanguage(mail);
  return {
    subject: translate(language, 'mail.resume.subject'),
    paragraphs: [translate(language, 'mail.helloThere'), translate(language, 'mail.resume')],
    link: {
      words: translate(language, 'mail.resume.link'),
      address: `${publicUrl}/account-registration#${token}`,
    },
    closing: [translate(language, 'mail.resume.next'), translate(language, 'mail.notYou')],
  };
};

const status: Compose = async (parts, mail, now) => {
  if (await isTooOften(parts.db, mail, now)) return undefined;
  const application = await newestApplication(parts.db, mail.address);
  if (!application) return undefined;
  const language = mailLanguage(mail);
  return {
    subject: translate(language, 'mail.status.subject', { reference: application.id }),
    paragraphs: [
      translate(language, 'mail.hello', { name: application.owner_name }),
      translate(language, 'mail.status'),
    ],
    link: {
      words: translate(language, 'application.see'),
      address: await statusLink(parts, application.id, now),
    },
    closing: [translate(language, 'mail.status.next'), translate(language, 'mail.notYou')],
  };
};

const COMPOSERS: Record<MailKind, Compose> = {
  received: about,
  question: about,
  declined: about,
  approved,
  reset,
  passwordChanged,
  emailChanged,
  invited,
  resume,
  orderPlaced: composeOrderMail,
  orderCancelled: composeOrderMail,
  orderHeld: composeFulfilmentMail,
  orderReleased: composeFulfilmentMail,
  orderShipped: composeFulfilmentMail,
  shipmentCorrected: composeFulfilmentMail,
  orderBackOrdered: composeFulfilmentMail,
  orderLinesCancelled: composeFulfilmentMail,
  orderCancelledByUs: composeFulfilmentMail,
  orderNote: composeFulfilmentMail,
  staffOrder: composeStaffMail,
  webhookFailing: composeWebhookMail,
  webhookDisabled: composeWebhookMail,
  ordersLate: composeLateMail,
  ordersWaiting: composeFolderMail,
  status,
};

const isTooOften = async (db: Db, mail: MailTable, now: Date): Promise<boolean> => {
  const since = new Date(now.getTime() - HOUR).toISOString();
  return (await countSentMails(db, mail, since)) >= AN_HOUR;
};

/** A link by which an applicant sees where the application stands, and answers. */
async function statusLink({ db, publicUrl }: Parts, application: string, now: Date) {
  const token = newToken();
  await addApplicationLink(db, {
    token_hash: hashToken(token),
    application_id: application,
    kind: 'link',
    expires_at: new Date(now.getTime() + STATUS).toISOString(),
  });
  return `${publicUrl}/application-status#${token}`;
}

/** A link whose token stands behind #, where neither a server's log nor a referrer sees it. */
async function passwordLink(
  { db, publicUrl }: Parts,
  path: 'password' | 'reset-password',
  customerId: string,
  life: number,
  now: Date,
): Promise<string> {
  const token = newToken();
  await inTransaction(db, (tx) =>
    replacePasswordToken(tx, {
      token_hash: hashToken(token),
      customer_id: customerId,
      expires_at: new Date(now.getTime() + life).toISOString(),
    }),
  );
  return `${publicUrl}/${path}#${token}`;
}
