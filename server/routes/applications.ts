import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/applications';
import { isEmail, normaliseEmail } from '#domain/emails';

import type { DataKeys } from '../crypto/dataKeys';
import { draftOfBrowser } from '../db/applicationDrafts';
import type { Db } from '../db/client';
import type { MailQueue } from '../mail/mailQueue';
import { translate } from '../messages/translate';
import type { BrowserCookie } from '../plugins/browserCookie';
import { languageOf } from '../plugins/language';
import { queueMail } from '../services/actions/queueMail';
import { Refusal } from '../services/actions/refusal';
import { forgetDraft, resumeDraft, saveDraft, showDraft } from '../services/application/drafts';
import { submitApplication } from '../services/application/submitApplication';

import { idempotencyKeyOf } from './respondOnce';
import { serve, type App } from './serve';

interface Parts {
  db: Db;
  keys: DataKeys;
  browser: BrowserCookie;
  mails: MailQueue;
  now: () => Date;
}

const PUBLIC = { access: 'public', limit: 'apply', hasForm: true } as const;

export const applicationRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerSubmission(app, parts);
  registerDrafts(app, parts);
  registerDraftLinks(app, parts);
};

function registerSubmission(app: App, parts: Parts) {
  const { browser, mails, now } = parts;

  serve(app, contract.submitApplication, PUBLIC, async (request, reply) => {
    const { answer, isReplayed } = await submitApplication(
      parts,
      {
        payload: request.body,
        language: languageOf(request),
        key: idempotencyKeyOf(request),
        browserHash: browser.ensure(request, reply),
      },
      now(),
    );
    if (isReplayed) reply.header('idempotent-replayed', 'true');
    mails.send();
    return answer;
  });
}

/** The draft of the browser, saved while the applicant fills in the form. */
function registerDrafts(app: App, parts: Parts) {
  const { db, browser, now } = parts;

  serve(app, contract.showDraft, PUBLIC, async (request) => {
    const browserHash = browser.read(request);
    if (browserHash === undefined) return { status: true as const, draft: null };
    return { status: true as const, ...(await showDraft(parts, browserHash, now())) };
  });

  serve(app, contract.saveDraft, PUBLIC, async (request, reply) => {
    const { version, values } = request.body;
    const browserHash = browser.ensure(request, reply);
    const saved = await saveDraft(parts, { browserHash, version, values }, now());
    return { status: true as const, ...saved };
  });

  serve(app, contract.deleteDraft, PUBLIC, async (request) => {
    const browserHash = browser.read(request);
    if (browserHash !== undefined) await forgetDraft(db, browserHash);
    return { status: true };
  });
}

/** Links in e-mails, by which an applicant resumes a draft in another browser. */
function registerDraftLinks(app: App, parts: Parts) {
  const { db, browser, mails, now } = parts;

  serve(app, contract.mailDraft, { access: 'public', limit: 'passwordHelp' }, async (request) => {
    const address = normaliseEmail(request.body.email);
    if (!isEmail(address)) {
      throw new Refusal(400, 'email.refused', { field: 'email' });
    }
    const browserHash = browser.read(request);
    const draft = browserHash === undefined ? undefined : await draftOfBrowser(db, browserHash);
    if (!draft) throw new Refusal(404, 'draft.none');
    const lang = languageOf(request);
    await queueMail(db, { kind: 'resume', address, lang, about: draft.id }, now());
    mails.send();
    return { status: true, message: translate(lang, 'draft.mailed') };
  });

  serve(
    app,
    contract.resumeDraft,
    { access: 'public', limit: 'passwordHelp' },
    async (request, reply) => {
      const { token } = request.body;
      const browserHash = browser.ensure(request, reply);
      const draft = await resumeDraft(parts, { token, browserHash }, now());
      return { status: true as const, draft };
    },
  );
}
