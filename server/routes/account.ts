import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { changePassword, signIn, signOut } from '#contract/account';

import type { Db } from '../db/client';
import { say } from '../messages/say';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { changePassword as storePassword } from '../services/changePassword';
import { makePasswordAttempts } from '../services/passwordAttempts';
import { Refusal } from '../services/refusal';
import { endSession } from '../services/sessions';
import { signIn as openSession } from '../services/signIn';

interface Parts {
  db: Db;
  now: () => Date;
}

export const accountRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, { db, now }) => {
  const attempts = makePasswordAttempts();

  app.route({
    ...signIn,
    config: { access: 'public', limit: 'signIn' },
    handler: ({ body: { email, password }, ip }, reply) => {
      reply.header('cache-control', 'no-store');
      return openSession(db, attempts, { email, password, address: ip }, now());
    },
  });

  app.route({
    ...signOut,
    config: { access: 'customer', limit: 'change' },
    handler: async (request) => {
      await endSession(db, customerOf(request).tokenHash);
      return { status: true };
    },
  });

  app.route({
    ...changePassword,
    config: { access: 'customer', limit: 'signIn' },
    handler: async (request) => {
      const customer = customerOf(request);
      const { id, old_password: oldPassword, new_password: newPassword } = request.body;
      if (id !== customer.id) throw new Refusal(403, 'session.otherCustomer', { field: 'id' });
      await storePassword(db, attempts, customer, { oldPassword, newPassword }, now());
      return { status: true, message: say(languageOf(request), 'password.changed') };
    },
  });
};
