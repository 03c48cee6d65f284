import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/company';
import type { ShopRules } from '#domain/shopRules';

import type { Db } from '../db/client';
import type { MailQueue } from '../mail/mailQueue';
import { customerOf, personActor } from '../plugins/session';
import { clearSessionCache } from '../services/accounts/sessions';
import { withEvents } from '../services/actions/action';
import { Refusal } from '../services/actions/refusal';
import { changeColleague } from '../services/customers/changeColleague';
import { showCompany } from '../services/customers/showCompany';

import { respondOnce } from './respondOnce';
import { CUSTOMER_READ, serve } from './serve';

interface Parts {
  db: Db;
  mails: MailQueue;
  rules: ShopRules;
  now: () => Date;
}

/** The people of a customer, for these people. */
export const companyRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  const { db, mails, rules } = parts;

  serve(app, contract.showCompany, CUSTOMER_READ, (request) =>
    showCompany(db, customerOf(request), rules),
  );

  serve(
    app,
    contract.changeColleague,
    { access: 'administrator', limit: 'change' },
    async (request, reply) => {
      if (rules.colleagues !== 'self') throw new Refusal(403, 'people.atDesk');
      // The language of this call is the administrator's, not the colleague's.
      const change = { ...request.body, lang: undefined };
      const answer = await respondOnce(parts, request, reply, async (tx, customer, at) => {
        await withEvents(tx, { actor: personActor(customer), at }, (action) =>
          changeColleague(action, customer, change),
        );
        return { status: true as const };
      });
      clearSessionCache(db);
      mails.send();
      return answer;
    },
  );
};
