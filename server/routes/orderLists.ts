import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/orderLists';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { changeListLines } from '../services/lists/changeListLines';
import { addList, changeList } from '../services/lists/changeLists';
import { showDueLists } from '../services/lists/dueLists';
import { showList, showLists } from '../services/lists/shownLists';
import { answerList } from '../services/lists/standingLists';

import { respondOnce } from './respondOnce';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  now: () => Date;
}

export const orderListRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  app.route({
    ...contract.listOrderLists,
    config: { access: 'customer', limit: 'browse' },
    handler: (request) => showLists(parts.db, customerOf(request), parts.now()),
  });

  app.route({
    ...contract.showOrderList,
    config: { access: 'customer', limit: 'browse' },
    handler: (request) => {
      const { db, catalogue, now } = parts;
      const options = { language: languageOf(request), now: now() };
      const { list_id: listId } = request.query;
      return showList({ db, view: catalogue.view }, customerOf(request), listId, options);
    },
  });

  app.route({
    ...contract.addOrderList,
    config: { access: 'customer', limit: 'change' },
    handler: (request, reply) =>
      respondOnce(parts, request, reply, async (tx, customer, at) => ({
        status: true as const,
        list: await addList(tx, customer, request.body, at),
      })),
  });

  app.route({
    ...contract.changeOrderList,
    config: { access: 'customer', limit: 'change' },
    handler: (request, reply) =>
      respondOnce(parts, request, reply, async (tx, customer, at) => ({
        status: true as const,
        list: await changeList(tx, customer, request.body, at),
      })),
  });

  app.route({
    ...contract.listDueLists,
    config: { access: 'customer', limit: 'browse' },
    handler: async (request) => ({
      lists: await showDueLists(parts.db, customerOf(request), languageOf(request), parts.now()),
    }),
  });

  app.route({
    ...contract.skipOrderList,
    config: { access: 'customer', limit: 'change' },
    handler: (request, reply) =>
      respondOnce(parts, request, reply, async (tx, customer, at) => {
        await answerList(tx, customer, request.body, at);
        return { status: true };
      }),
  });

  app.route({
    ...contract.changeOrderListLines,
    config: { access: 'customer', limit: 'change' },
    handler: (request, reply) =>
      respondOnce(parts, request, reply, async (tx, customer, at) => {
        const { list_id: listId, lines } = request.body;
        await changeListLines(tx, customer, { listId, lines, at });
        return { status: true };
      }),
  });
};
