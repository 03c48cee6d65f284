import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import * as staffCustomersContract from '#contract/staffCustomers';
import * as staffCustomerShopContract from '#contract/staffCustomerShop';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import type { MailQueue } from '../mail/mailQueue';
import { languageOf } from '../plugins/language';
import { actorOf } from '../plugins/session';
import { clearSessionCache } from '../services/accounts/sessions';
import { inAction, type Action } from '../services/actions/action';
import { addDeskCustomer, changeDeskCustomer } from '../services/customers/deskCustomer';
import { findAsCustomer } from '../services/desk/findAsCustomer';
import { listCustomers } from '../services/desk/listCustomers';
import { showCustomer } from '../services/desk/showCustomer';

import { staffLogger } from './staffLogger';

interface Parts {
  db: Db;
  catalogue: Catalogue;
  mails: MailQueue;
  now: () => Date;
}

const READ = { access: 'staff', role: 'read', limit: 'browse' } as const;
const CHANGE = { access: 'staff', role: 'accounts', limit: 'change' } as const;

type App = Parameters<FastifyPluginAsyncTypebox>[0];

export const staffCustomerRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerReads(app, parts);
  registerChanges(app, parts);
};

function registerReads(app: App, parts: Parts) {
  const { db, now } = parts;
  const logAction = staffLogger(parts);

  app.route({
    ...staffCustomersContract.listCustomers,
    config: READ,
    handler: async (request) => {
      const { view = 'all', search = '', page = 1, pagination = DEFAULT_PAGE_SIZE } = request.query;
      const words = search.split(/\s+/).filter(Boolean);
      const slice = { offset: (page - 1) * pagination, limit: pagination };
      const found = await listCustomers(db, { view, words }, slice);
      await logAction(request, 'listed customers');
      return { ...found, page, pagination };
    },
  });

  app.route({
    ...staffCustomersContract.showCustomer,
    config: READ,
    handler: async (request) => {
      const customer = await showCustomer(db, request.query.customer_code, now());
      await logAction(request, 'read customer', customer.customer_code);
      return { customer };
    },
  });

  app.route({
    ...staffCustomerShopContract.findAsCustomer,
    config: { ...READ, limit: 'search' },
    handler: async (request) => {
      const { customer_code, search } = request.query;
      const found = await findAsCustomer(parts, request.query, languageOf(request));
      await logAction(request, 'looked as customer', customer_code.trim().toUpperCase(), search);
      return found;
    },
  });
}

/**
 * Makes the change, invalidates cached sessions, sends e-mails and returns the updated customer.
 */
async function applyChange(
  { db, mails, now }: Parts,
  request: FastifyRequest,
  code: string,
  work: (action: Action) => Promise<void>,
) {
  const by = { actor: actorOf(request), at: now() };
  await inAction(db, by, work);
  clearSessionCache(db);
  mails.send();
  return { status: true as const, customer: await showCustomer(db, code, now()) };
}

/** Each route responds with the updated customer. */
function registerChanges(app: App, parts: Parts) {
  const logAction = staffLogger(parts);

  app.route({
    ...staffCustomersContract.changeCustomer,
    config: CHANGE,
    handler: (request) => {
      const { language, ...change } = request.body;
      return applyChange(parts, request, change.customer_code, (action) =>
        changeDeskCustomer(action, { ...change, lang: language }),
      );
    },
  });

  app.route({
    ...staffCustomersContract.addCustomer,
    config: CHANGE,
    handler: (request) => {
      const { language, ...customer } = request.body;
      return applyChange(parts, request, customer.customer_code, (action) =>
        addDeskCustomer(action, { ...customer, lang: language }),
      );
    },
  });

  app.route({
    ...staffCustomersContract.inviteCustomer,
    config: CHANGE,
    handler: async (request) => {
      const { customer_code } = request.body;
      const answer = await applyChange(parts, request, customer_code, (action) =>
        changeDeskCustomer(action, { customer_code, invite: true }),
      );
      await logAction(request, 'sent sign-in link', customer_code);
      return answer;
    },
  });
}
