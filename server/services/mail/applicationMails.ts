import { DAY_MS } from '#domain/durations';
import { RULES } from '#domain/rules';

import { hashToken, newToken } from '../../crypto/tokens';
import { changeDraft } from '../../db/applicationDrafts';
import { addApplicationLink } from '../../db/applicationLinks';
import { applicationById, newestApplication } from '../../db/applications';
import type { MailKind } from '../../mail/mailKinds';
import { translate } from '../../messages/translate';

import { isMailLimitReached } from './isMailLimitReached';
import type { MailComposer, MailSources } from './mailComposer';
import { mailLanguage } from './mailLanguage';

/** Lifetime of the links, in milliseconds. */
const RESUME_LIFETIME_MS = RULES.resumeLinkDays * DAY_MS;
const STATUS_LIFETIME_MS = RULES.statusLinkDays * DAY_MS;

/** Composes an e-mail about an application, with its reference. */
const applicationMail: MailComposer = async (parts, mail, now) => {
  const application = await applicationById(parts.db, mail.about);
  if (!application) return undefined;
  const kind = mail.kind as 'received' | 'question' | 'declined';
  // Anybody can apply with anybody's address, and any text as a name.
  const isUnconfirmed = kind === 'received';
  if (isUnconfirmed && (await isMailLimitReached(parts.db, mail, now))) return undefined;
  const language = mailLanguage(mail);
  const params = { reference: application.id, name: application.owner_name };
  return {
    subject: translate(language, `mail.${kind}.subject`, params),
    paragraphs: [
      isUnconfirmed
        ? translate(language, 'mail.helloThere')
        : translate(language, 'mail.hello', params),
      translate(language, `mail.${kind}`, params),
    ],
    ...(mail.note !== '' && { quote: mail.note }),
    ...(kind !== 'declined' && {
      link: {
        label: translate(language, kind === 'question' ? 'mail.question.link' : 'application.see'),
        address: await statusLink(parts, application.id, now),
      },
    }),
    closing: [translate(language, `mail.${kind}.next`)],
  };
};

const resume: MailComposer = async ({ db, publicUrl }, mail, now) => {
  if (await isMailLimitReached(db, mail, now)) return undefined;
  const token = newToken();
  const isStored = await changeDraft(db, mail.about, {
    resume_hash: hashToken(token),
    resume_until: new Date(now.getTime() + RESUME_LIFETIME_MS).toISOString(),
  });
  if (!isStored) return undefined;
  const language = mailLanguage(mail);
  return {
    subject: translate(language, 'mail.resume.subject'),
    paragraphs: [translate(language, 'mail.helloThere'), translate(language, 'mail.resume')],
    link: {
      label: translate(language, 'mail.resume.link'),
      address: `${publicUrl}/account-registration#${token}`,
    },
    closing: [translate(language, 'mail.resume.next'), translate(language, 'mail.notYou')],
  };
};

const status: MailComposer = async (parts, mail, now) => {
  if (await isMailLimitReached(parts.db, mail, now)) return undefined;
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
      label: translate(language, 'application.see'),
      address: await statusLink(parts, application.id, now),
    },
    closing: [translate(language, 'mail.status.next'), translate(language, 'mail.notYou')],
  };
};

/** E-mails to applicants. */
export const APPLICATION_MAILS = {
  received: applicationMail,
  question: applicationMail,
  declined: applicationMail,
  resume,
  status,
} satisfies Partial<Record<MailKind, MailComposer>>;

/**
 * Returns a link to the status page of an application, where the applicant can also answer a
 * question.
 */
async function statusLink({ db, publicUrl }: MailSources, application: string, now: Date) {
  const token = newToken();
  await addApplicationLink(db, {
    token_hash: hashToken(token),
    application_id: application,
    kind: 'link',
    expires_at: new Date(now.getTime() + STATUS_LIFETIME_MS).toISOString(),
  });
  return `${publicUrl}/application-status#${token}`;
}
