import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/requisitions';
import { MEBIBYTE } from '#domain/bytes';
import type { ShopRules } from '#domain/shopRules';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { withOrderNumber } from '../db/orderNumbers';
import type { MailQueue } from '../mail/mailQueue';
import { languageOf } from '../plugins/language';
import { customerOf, personActor } from '../plugins/session';
import { withEvents } from '../services/actions/action';
import { approveRequisition } from '../services/requisitions/approveRequisition';
import { declineRequisition, withdrawRequisition } from '../services/requisitions/closeRequisition';
import { listRequisitions, showRequisition } from '../services/requisitions/showRequisitions';

import { respondOnce } from './respondOnce';
import { CUSTOMER_CHANGE, CUSTOMER_READ, serve, type App } from './serve';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  mails: MailQueue;
  rules: ShopRules;
  now: () => Date;
}

/** Orders that wait for approval, for those who sent them and those who decide. */
export const requisitionRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerReads(app, parts);
  registerDecisions(app, parts);
};

function registerReads(app: App, { db, catalogue, now }: Parts) {
  serve(app, contract.listRequisitions, CUSTOMER_READ, (request) =>
    listRequisitions(db, customerOf(request), now()),
  );

  serve(app, contract.showRequisition, CUSTOMER_READ, async (request) => {
    const { requisition_id: id } = request.query;
    const { view } = catalogue;
    const options = { id, language: languageOf(request), at: now(), view };
    return { requisition: await showRequisition(db, customerOf(request), options) };
  });
}

/** Each decision is made once per Idempotency-Key. */
function registerDecisions(app: App, parts: Parts) {
  const { db, mails, rules } = parts;

  app.route({
    ...contract.approveRequisition,
    bodyLimit: 4 * MEBIBYTE,
    config: CUSTOMER_CHANGE,
    handler: async (request, reply) => {
      const language = languageOf(request);
      const { body: approval } = request;
      const answer = await withOrderNumber(db, (takeNumber) =>
        respondOnce(parts, request, reply, (tx, customer, at) =>
          withEvents(tx, { actor: personActor(customer), at }, (action) =>
            approveRequisition(action, customer, { approval, language, rules, takeNumber }),
          ),
        ),
      );
      mails.send();
      return answer;
    },
  });

  serve(app, contract.declineRequisition, CUSTOMER_CHANGE, async (request, reply) => {
    const { requisition_id: id, version, note } = request.body;
    const decision = { id, version, note: note.trim(), language: languageOf(request) };
    const answer = await respondOnce(parts, request, reply, async (tx, customer, at) => {
      await withEvents(tx, { actor: personActor(customer), at }, (action) =>
        declineRequisition(action, customer, decision),
      );
      return { status: true as const };
    });
    mails.send();
    return answer;
  });

  serve(app, contract.withdrawRequisition, CUSTOMER_CHANGE, (request, reply) => {
    const { requisition_id: id, to_cart: toCart = false } = request.body;
    const options = { id, toCart, language: languageOf(request) };
    return respondOnce(parts, request, reply, async (tx, customer, at) => ({
      status: true as const,
      ...(await withEvents(tx, { actor: personActor(customer), at }, (action) =>
        withdrawRequisition(action, customer, options),
      )),
    }));
  });
}
