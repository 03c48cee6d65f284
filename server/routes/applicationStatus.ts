import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/applicationStatus';
import { isEmail, normaliseEmail } from '#domain/emails';

import type { DataKeys } from '../crypto/dataKeys';
import type { Db } from '../db/client';
import type { MailQueue } from '../mail/mailQueue';
import { translate } from '../messages/translate';
import type { BrowserCookie } from '../plugins/browserCookie';
import { languageOf } from '../plugins/language';
import { queueMail } from '../services/actions/queueMail';
import { Refusal } from '../services/actions/refusal';
import { answerQuestion, openStatus, showStatus } from '../services/application/applicationStatus';

import { serve, type App } from './serve';

interface Parts {
  db: Db;
  keys: DataKeys;
  browser: BrowserCookie;
  mails: MailQueue;
  now: () => Date;
}

export const applicationStatusRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerStatus(app, parts);
  registerStatusMail(app, parts);
};

/** The status, shown in the browser that applied or that opened the link in an e-mail. */
function registerStatus(app: App, parts: Parts) {
  const { db, browser, now } = parts;

  serve(
    app,
    contract.showApplicationStatus,
    { access: 'public', limit: 'apply' },
    async (request) => {
      const browserHash = browser.read(request);
      const application =
        browserHash === undefined ? null : await showStatus(db, browserHash, now());
      return { status: true as const, application };
    },
  );

  serve(
    app,
    contract.openApplicationStatus,
    { access: 'public', limit: 'passwordHelp' },
    async (request, reply) => {
      const { token } = request.body;
      const browserHash = browser.ensure(request, reply);
      const application = await openStatus(db, { token, browserHash }, now());
      return { status: true as const, application };
    },
  );

  serve(app, contract.answerQuestion, { access: 'public', limit: 'apply' }, async (request) => {
    const browserHash = browser.read(request) ?? '';
    const { answer } = request.body;
    const application = await answerQuestion(parts, { browserHash, answer }, now());
    return { status: true as const, application };
  });
}

function registerStatusMail(app: App, { db, mails, now }: Parts) {
  app.route({
    ...contract.mailApplicationStatus,
    config: { access: 'public', limit: 'passwordHelp' },
    handler: async (request) => {
      const address = normaliseEmail(request.body.email);
      if (!isEmail(address)) {
        throw new Refusal(400, 'email.refused', { field: 'email' });
      }
      const lang = languageOf(request);
      await queueMail(db, { kind: 'status', address, lang }, now());
      return { status: true, message: translate(lang, 'application.linkSent') };
    },
    // After the response, so that its duration does not reveal who has applied.
    onResponse: async () => mails.send(),
  });
}
