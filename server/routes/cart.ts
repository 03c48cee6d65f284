import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/cart';
import { MEBIBYTE } from '#domain/bytes';
import type { ShopRules } from '#domain/shopRules';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { customerOfId } from '../db/customers';
import { storedUserId } from '../db/customerUsers';
import { newestOrderId } from '../db/orders';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { addLines, findLines } from '../services/cart/addLines';
import { deleteLine, emptyCart, setLine } from '../services/cart/changeCart';
import { showCart } from '../services/cart/showCart';
import { countDueLists } from '../services/lists/dueLists';
import { holdForNewOrder } from '../services/orders/holdForNewOrder';
import { presentTerms, termsOf } from '../services/orders/orderTerms';
import { presentOrderLimits } from '../services/requisitions/orderLimits';
import { countRequisitions } from '../services/requisitions/showRequisitions';

import { respondOnce } from './respondOnce';
import { CUSTOMER_CHANGE, CUSTOMER_READ, serve, type App } from './serve';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  rules: ShopRules;
  now: () => Date;
}

export const cartRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerReads(app, parts);
  registerChanges(app, parts);
};

function registerReads(app: App, { db, catalogue, rules, now }: Parts) {
  serve(app, contract.showCart, CUSTOMER_READ, async (request) => {
    const customer = customerOf(request);
    const products = await showCart(db, catalogue.view, customer, languageOf(request));
    const newest_order = await newestOrderId(db, customer.id, storedUserId(customer));
    const account = await customerOfId(db, customer.id);
    const hold = await holdForNewOrder(db, account, rules);
    return {
      products,
      ...(newest_order !== undefined && { newest_order }),
      ...(hold && { hold }),
      ...presentTerms(termsOf(account, rules)),
      ...(await presentOrderLimits(db, customer, now())),
      ...(await countRequisitions(db, customer)),
      ...(await countDueLists(db, customer, now())),
    };
  });
}

/** Each change is made once per Idempotency-Key. */
function registerChanges(app: App, parts: Parts) {
  app.route({
    ...contract.addToCart,
    bodyLimit: 4 * MEBIBYTE,
    config: CUSTOMER_CHANGE,
    handler: async (request, reply) => {
      const lines = Object.entries(request.body).map(([code, item]) => ({ code, item }));
      const language = languageOf(request);
      const found = await findLines(parts.db, customerOf(request), lines, language);
      return respondOnce(parts, request, reply, (tx, customer, at) =>
        addLines(tx, customer, { lines, found, language, at }),
      );
    },
  });

  serve(app, contract.setCartItem, CUSTOMER_CHANGE, (request, reply) => {
    const { id: lineId, item } = request.body;
    const language = languageOf(request);
    return respondOnce(parts, request, reply, (tx, customer) =>
      setLine(tx, customer, { lineId, packs: item, language }),
    );
  });

  serve(app, contract.deleteFromCart, CUSTOMER_CHANGE, (request, reply) =>
    respondOnce(parts, request, reply, (tx, customer) =>
      deleteLine(tx, customer, request.query.id),
    ),
  );

  serve(app, contract.emptyCart, CUSTOMER_CHANGE, (request, reply) =>
    respondOnce(parts, request, reply, emptyCart),
  );
}
