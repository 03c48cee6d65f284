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
import { CUSTOMER_CHANGE, CUSTOMER_READ, serve } from './serve';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  now: () => Date;
}

export const orderListRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  serve(app, contract.listOrderLists, CUSTOMER_READ, (request) =>
    showLists(parts.db, customerOf(request), parts.now()),
  );

  serve(app, contract.showOrderList, CUSTOMER_READ, (request) => {
    const { db, catalogue, now } = parts;
    const options = { language: languageOf(request), now: now() };
    const { list_id: listId } = request.query;
    return showList({ db, view: catalogue.view }, customerOf(request), listId, options);
  });

  serve(app, contract.addOrderList, CUSTOMER_CHANGE, (request, reply) =>
    respondOnce(parts, request, reply, async (tx, customer, at) => ({
      status: true as const,
      list: await addList(tx, customer, request.body, at),
    })),
  );

  serve(app, contract.changeOrderList, CUSTOMER_CHANGE, (request, reply) =>
    respondOnce(parts, request, reply, async (tx, customer, at) => ({
      status: true as const,
      list: await changeList(tx, customer, request.body, at),
    })),
  );

  serve(app, contract.listDueLists, CUSTOMER_READ, async (request) => ({
    lists: await showDueLists(parts.db, customerOf(request), languageOf(request), parts.now()),
  }));

  serve(app, contract.skipOrderList, CUSTOMER_CHANGE, (request, reply) =>
    respondOnce(parts, request, reply, async (tx, customer, at) => {
      await answerList(tx, customer, request.body, at);
      return { status: true };
    }),
  );

  serve(app, contract.changeOrderListLines, CUSTOMER_CHANGE, (request, reply) =>
    respondOnce(parts, request, reply, async (tx, customer, at) => {
      const { list_id: listId, lines } = request.body;
      await changeListLines(tx, customer, { listId, lines, at });
      return { status: true };
    }),
  );
};
