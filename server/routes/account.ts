import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/account';
import { normaliseEmail } from '#domain/emails';

import type { Db } from '../db/client';
import type { MailQueue } from '../mail/mailQueue';
import { translate } from '../messages/translate';
import type { BrowserCookie } from '../plugins/browserCookie';
import type { DeviceCookie } from '../plugins/deviceCookie';
import { languageOf } from '../plugins/language';
import { customerOf, personActor } from '../plugins/session';
import { changePassword } from '../services/accounts/changePassword';
import { makePasswordAttempts, type PasswordAttempts } from '../services/accounts/passwordAttempts';
import { accountOfLink, resetPassword } from '../services/accounts/resetPassword';
import { endSession, clearSessionCache } from '../services/accounts/sessions';
import { signIn } from '../services/accounts/signIn';
import { inAction } from '../services/actions/action';
import { queueMail } from '../services/actions/queueMail';
import { Refusal } from '../services/actions/refusal';
import { saveLanguage } from '../services/customers/saveLanguage';

import { CUSTOMER_CHANGE, serve, type App } from './serve';

interface Parts {
  db: Db;
  browser: BrowserCookie;
  devices: DeviceCookie;
  mails: MailQueue;
  now: () => Date;
}

export const accountRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  const attempts = makePasswordAttempts(parts.db, 'customer');
  registerSessions(app, parts, attempts);
  registerSettings(app, parts, attempts);
  registerReset(app, parts);
};

function registerSessions(app: App, parts: Parts, attempts: PasswordAttempts) {
  const { db, browser, devices, now } = parts;

  serve(app, contract.signIn, { access: 'public', limit: 'signIn' }, async (request, reply) => {
    const { email, password } = request.body;
    reply.header('cache-control', 'no-store');
    const browserHash = browser.read(request);
    const device = devices.read(request, email);
    const credentials = { email, password, address: request.ip, browserHash, device };
    const signedIn = await signIn(db, attempts, credentials, now());
    if (device === undefined) devices.set(reply, email);
    return signedIn;
  });

  serve(app, contract.signOut, CUSTOMER_CHANGE, async (request) => {
    await endSession(db, customerOf(request).tokenHash);
    return { status: true };
  });

  serve(app, contract.endSession, { access: 'public', limit: 'signIn' }, async (request) => {
    await endSession(db, request.body.token_hash);
    return { status: true };
  });
}

function registerSettings(app: App, { db, mails, now }: Parts, attempts: PasswordAttempts) {
  serve(app, contract.changePassword, { access: 'customer', limit: 'signIn' }, async (request) => {
    const customer = customerOf(request);
    const { id, old_password: oldPassword, new_password: newPassword } = request.body;
    if (id !== customer.userId) throw new Refusal(403, 'session.otherCustomer', { field: 'id' });
    const language = languageOf(request);
    await changePassword(db, attempts, customer, { oldPassword, newPassword, language }, now());
    mails.send();
    return { status: true, message: translate(language, 'password.changed') };
  });

  serve(app, contract.saveLanguage, CUSTOMER_CHANGE, async (request) => {
    const customer = customerOf(request);
    await inAction(db, { actor: personActor(customer), at: now() }, (action) =>
      saveLanguage(action, customer, languageOf(request)),
    );
    clearSessionCache(db);
    return { status: true };
  });
}

/** A new password for whoever has forgotten theirs, through a link sent by e-mail. */
function registerReset(app: App, { db, devices, mails, now }: Parts) {
  app.route({
    ...contract.askForReset,
    config: { access: 'public', limit: 'passwordHelp' },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const lang = languageOf(request);
      // Whether the account exists is looked up when the mail is sent, after the response, so that
      // the response is the same for every address.
      await queueMail(
        db,
        { kind: 'reset', address: normaliseEmail(request.body.email), lang },
        now(),
      );
      return { status: true, message: translate(lang, 'password.linkSent') };
    },
    onResponse: async () => mails.send(),
  });

  serve(
    app,
    contract.showPasswordLink,
    { access: 'public', limit: 'passwordHelp' },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { person } = await accountOfLink(db, request.headers['x-reset-token'], now());
      const { email, inviter, customer } = person;
      if (inviter === undefined) return { status: true as const, email };
      const company = customer.company_name || customer.owner_name;
      return { status: true as const, email, company, ...(inviter !== '' && { inviter }) };
    },
  );

  serve(
    app,
    contract.resetPassword,
    { access: 'public', limit: 'passwordHelp' },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { email, new_password: newPassword, confirm_password: confirmPassword } = request.body;
      const token = request.headers['x-reset-token'];
      const language = languageOf(request);
      await resetPassword(db, { token, email, newPassword, confirmPassword, language }, now());
      devices.set(reply, email);
      mails.send();
      return { status: true, message: translate(language, 'password.reset') };
    },
  );
}
