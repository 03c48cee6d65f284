import { DAY_MS, MINUTE_MS } from '#domain/durations';
import { RULES } from '#domain/rules';

import { hashToken, newToken } from '../../crypto/tokens';
import { applicationById, undecidedApplication } from '../../db/applications';
import { inTransaction } from '../../db/client';
import { lockCustomer } from '../../db/customers';
import { isActive, personByEmail, personById, type Person } from '../../db/customerUsers';
import { NO_PASSWORD } from '../../db/noPassword';
import { replacePasswordToken } from '../../db/passwordTokens';
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
  const person = await personById(sources.db, application?.customer_id ?? '');
  if (!application || !person) return undefined;
  return welcome(sources, { mail, person, kind: 'approved', reference: application.id, now });
};

const invited: MailComposer = async (sources, mail, now) => {
  const person = await personById(sources.db, mail.about);
  if (!person || !isActive(person)) return undefined;
  return welcome(sources, { mail, person, kind: 'invited', now });
};

interface WelcomeMail {
  mail: MailTable;
  person: Person;
  kind: 'approved' | 'invited';
  /** Reference of the approved application. */
  reference?: string;
  now: Date;
}

/**
 * Composes the e-mail that tells a person without a password where to choose one. The link goes
 * to their current address, even if it was another one when the e-mail was queued.
 */
async function welcome(
  sources: MailSources,
  { mail, person, kind, reference = '', now }: WelcomeMail,
): Promise<Message> {
  const language = mailLanguage(mail);
  const { inviter } = person;
  const params = { ...personParams(person), reference, name: person.name };
  const invitation = inviter === '' ? 'mail.invited.colleague' : 'mail.invited.by';
  return {
    to: [person.email],
    subject: translate(language, `mail.${kind}.subject`, params),
    paragraphs: [
      translate(language, 'mail.hello', params),
      translate(language, inviter === undefined ? `mail.${kind}` : invitation, params),
    ],
    link: {
      label: translate(language, 'mail.approved.link'),
      address: await passwordLink(sources, 'password', person, FIRST_PASSWORD_LIFETIME_MS, now),
    },
    closing: [translate(language, 'mail.approved.next')],
  };
}

const personParams = ({ email, inviter = '', customer }: Person) => ({
  email,
  inviter,
  code: customer.customer_code,
  company: customer.company_name || customer.owner_name,
});

/** To the owner, who would not know otherwise; not if the person is already off again. */
const personAdded: MailComposer = async ({ db }, mail) => {
  const person = await personById(db, mail.about);
  if (!person?.isOn) return undefined;
  const language = mailLanguage(mail);
  const { customer, inviter } = person;
  const params = { ...personParams(person), person: person.name, name: customer.owner_name };
  return {
    to: [customer.email],
    subject: translate(language, 'mail.personAdded.subject', params),
    paragraphs: [
      translate(language, 'mail.hello', params),
      translate(language, inviter ? 'mail.personAdded.by' : 'mail.personAdded', params),
    ],
    closing: [translate(language, 'mail.personAdded.next')],
  };
};

const reset: MailComposer = async (parts, mail, now) => {
  if (await isMailLimitReached(parts.db, mail, now)) return undefined;
  const language = mailLanguage(mail);
  const person = await personByEmail(parts.db, mail.address);
  if (person && isActive(person)) {
    // The link replaces that of the invitation, so it must be valid for as long.
    if (person.passwordHash === NO_PASSWORD) {
      return welcome(parts, { mail, person, kind: 'invited', now });
    }
    return {
      subject: translate(language, 'mail.reset.subject'),
      paragraphs: [
        translate(language, 'mail.hello', { name: person.name }),
        translate(language, 'mail.reset', { email: person.email }),
      ],
      link: {
        label: translate(language, 'mail.reset.link'),
        address: await passwordLink(parts, 'reset-password', person, RESET_LIFETIME_MS, now),
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
  const person = await personById(db, mail.about);
  if (!person) return undefined;
  const language = mailLanguage(mail);
  return {
    subject: translate(language, 'mail.emailChanged.subject'),
    paragraphs: [
      translate(language, 'mail.hello', { name: person.name }),
      translate(language, 'mail.emailChanged', { code: person.customer.customer_code }),
    ],
    closing: [translate(language, 'mail.emailChanged.next')],
  };
};

const passwordChanged: MailComposer = async ({ db }, mail) => {
  const person = await personById(db, mail.about);
  if (!person) return undefined;
  const language = mailLanguage(mail);
  return {
    subject: translate(language, 'mail.changed.subject'),
    paragraphs: [
      translate(language, 'mail.hello', { name: person.name }),
      translate(language, 'mail.changed', { email: mail.address }),
    ],
    closing: [translate(language, 'mail.changed.next')],
  };
};

/** E-mails to customers about their accounts. */
export const ACCOUNT_MAILS = {
  approved,
  invited,
  personAdded,
  reset,
  emailChanged,
  passwordChanged,
} satisfies Partial<Record<MailKind, MailComposer>>;

/**
 * Returns a link with the token in its fragment, which appears in no server log or referrer. Throws
 * if the person has been shut out or given another address since the e-mail was composed, which
 * then is composed again later.
 */
async function passwordLink(
  { db, publicUrl }: MailSources,
  path: 'password' | 'reset-password',
  person: Person,
  lifetimeMs: number,
  now: Date,
): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (tx) => {
    await lockCustomer(tx, person.customer.id);
    const current = await personById(tx, person.userId);
    if (current?.email !== person.email || isActive(current) !== isActive(person)) {
      throw new Error('The person has been changed meanwhile.');
    }
    await replacePasswordToken(tx, {
      token_hash: hashToken(token),
      customer_id: person.userId,
      expires_at: new Date(now.getTime() + lifetimeMs).toISOString(),
    });
  });
  return `${publicUrl}/${path}#${token}`;
}
