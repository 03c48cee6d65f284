import { DAY_MS, MINUTE_MS } from '#domain/durations';
import { RULES } from '#domain/rules';

import { hashToken, newToken } from '../../crypto/tokens';
import { applicationById, undecidedApplication } from '../../db/applications';
import { inTransaction } from '../../db/client';
import { customerByEmail, customerById, lockCustomer } from '../../db/customers';
import { NO_PASSWORD } from '../../db/noPassword';
import { replacePasswordToken } from '../../db/passwordTokens';
import type { CustomerTable } from '../../db/tables/customers';
import type { MailTable } from '../../db/tables/mails';
import type { MailKind } from '../../mail/mailKinds';
import type { Message } from '../../mail/message';
import { translate } from '../../messages/translate';

import { isMailLimitReached } from './isMailLimitReached';
import type { MailComposer, MailSources } from './mailComposer';
import { mailLanguage } from './mailLanguage';

/** Lifetime of the links, in milliseconds. */
const RESET_LIFETIME_MS = RULES.resetLinkMinutes * MINUTE_MS;
const FIRST_PASSWORD_LIFETIME_MS = RULES.firstPasswordLinkDays * DAY_MS;

const approved: MailComposer = async (sources, mail, now) => {
  const application = await applicationById(sources.db, mail.about);
  const customer = await customerById(sources.db, application?.customer_id ?? '');
  if (!application || !customer) return undefined;
  return welcome(sources, { mail, customer, kind: 'approved', reference: application.id, now });
};

const invited: MailComposer = async (sources, mail, now) => {
  const customer = await customerById(sources.db, mail.about);
  if (customer?.status !== 'active') return undefined;
  return welcome(sources, { mail, customer, kind: 'invited', now });
};

interface WelcomeMail {
  mail: MailTable;
  customer: CustomerTable;
  kind: 'approved' | 'invited';
  /** Reference of the approved application. */
  reference?: string;
  now: Date;
}

/**
 * Composes the e-mail that tells a customer without a password where to choose one. The link goes
 * to their current address, even if it was another one when the e-mail was queued.
 */
async function welcome(
  sources: MailSources,
  { mail, customer, kind, reference = '', now }: WelcomeMail,
): Promise<Message> {
  const language = mailLanguage(mail);
  const params = {
    reference,
    name: customer.owner_name,
    code: customer.customer_code,
    email: customer.email,
  };
  return {
    to: [customer.email],
    subject: translate(language, `mail.${kind}.subject`, params),
    paragraphs: [
      translate(language, 'mail.hello', params),
      translate(language, `mail.${kind}`, params),
    ],
    link: {
      label: translate(language, 'mail.approved.link'),
      address: await passwordLink(sources, 'password', customer, FIRST_PASSWORD_LIFETIME_MS, now),
    },
    closing: [translate(language, 'mail.approved.next')],
  };
}

const reset: MailComposer = async (parts, mail, now) => {
  if (await isMailLimitReached(parts.db, mail, now)) return undefined;
  const language = mailLanguage(mail);
  const customer = await customerByEmail(parts.db, mail.address);
  if (customer?.status === 'active') {
    // The link replaces that of the invitation, so it must be valid for as long.
    if (customer.password_hash === NO_PASSWORD) {
      return welcome(parts, { mail, customer, kind: 'invited', now });
    }
    return {
      subject: translate(language, 'mail.reset.subject'),
      paragraphs: [
        translate(language, 'mail.hello', { name: customer.owner_name }),
        translate(language, 'mail.reset', { email: customer.email }),
      ],
      link: {
        label: translate(language, 'mail.reset.link'),
        address: await passwordLink(parts, 'reset-password', customer, RESET_LIFETIME_MS, now),
      },
      closing: [translate(language, 'mail.reset.next'), translate(language, 'mail.notYou')],
    };
  }
  const application = await undecidedApplication(parts.db, mail.address);
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

/** Sent to the old and the new address; neither e-mail reveals the other address. */
const emailChanged: MailComposer = async ({ db }, mail) => {
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

const passwordChanged: MailComposer = async ({ db }, mail) => {
  const customer = await customerById(db, mail.about);
  if (!customer) return undefined;
  const language = mailLanguage(mail);
  return {
    subject: translate(language, 'mail.changed.subject'),
    paragraphs: [
      translate(language, 'mail.hello', { name: customer.owner_name }),
      translate(language, 'mail.changed', { email: mail.address }),
    ],
    closing: [translate(language, 'mail.changed.next')],
  };
};

/** E-mails to customers about their accounts. */
export const ACCOUNT_MAILS = {
  approved,
  invited,
  reset,
  emailChanged,
  passwordChanged,
} satisfies Partial<Record<MailKind, MailComposer>>;

/**
 * Returns a link with the token in its fragment, which appears in no server log or referrer. Throws
 * if the customer has been locked or given another address since the e-mail was composed, which
 * then is composed again later.
 */
async function passwordLink(
  { db, publicUrl }: MailSources,
  path: 'password' | 'reset-password',
  customer: CustomerTable,
  lifetimeMs: number,
  now: Date,
): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (tx) => {
    await lockCustomer(tx, customer.id);
    const current = await customerById(tx, customer.id);
    if (current?.email !== customer.email || current.status !== customer.status) {
      throw new Error('The customer has been changed meanwhile.');
    }
    await replacePasswordToken(tx, {
      token_hash: hashToken(token),
      customer_id: customer.id,
      expires_at: new Date(now.getTime() + lifetimeMs).toISOString(),
    });
  });
  return `${publicUrl}/${path}#${token}`;
}
