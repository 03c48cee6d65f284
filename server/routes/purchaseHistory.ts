import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as purchaseHistoryContract from '#contract/purchaseHistory';
import * as spendingContract from '#contract/spending';
import * as usualItemsContract from '#contract/usualItems';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import type { Catalogue } from '../catalogue/catalogue';
import type { ReadRouter } from '../db/readRouter';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { openDemand } from '../services/history/openDemand';
import { productVariants } from '../services/history/productVariants';
import { purchaseHistory } from '../services/history/purchaseHistory';
import { showSpending } from '../services/history/showSpending';
import { usualItems } from '../services/history/usualItems';

import { timeZoneOf } from './orderFilters';
import { CUSTOMER_READ, serve } from './serve';

interface Parts {
  reads: ReadRouter;
  catalogue: Catalogue;
  now: () => Date;
}

/** What a customer's earlier orders say: what to buy next, and how much was spent. */
export const purchaseHistoryRoutes: FastifyPluginAsyncTypebox<Parts> = async (
  app,
  { reads, catalogue, now },
) => {
  const readDemand = openDemand();

  serve(app, usualItemsContract.listUsualItems, CUSTOMER_READ, async (request) => {
    const customer = customerOf(request);
    const limit = request.query.pagination ?? DEFAULT_PAGE_SIZE;
    const options = { language: languageOf(request), limit, at: now() };
    const { view } = catalogue;
    return {
      products: await reads.read((db) => usualItems({ db, view }, customer, options), customer.id),
    };
  });

  serve(app, purchaseHistoryContract.listVariants, CUSTOMER_READ, async (request) => {
    const customer = customerOf(request);
    const options = { productId: request.query.product_id, language: languageOf(request) };
    return {
      products: await reads.read(
        (db) => productVariants({ db, catalogue }, customer, options),
        customer.id,
      ),
    };
  });

  serve(app, purchaseHistoryContract.showPurchaseHistory, CUSTOMER_READ, (request) => {
    const customer = customerOf(request);
    const { mine, ship_to: shipTo } = request.query;
    const options = { language: languageOf(request), now: now(), mine, shipTo };
    return reads.read(
      (db) => purchaseHistory({ db, catalogue, readDemand }, customer, options),
      customer.id,
    );
  });

  serve(app, spendingContract.showSpending, CUSTOMER_READ, (request) => {
    const customer = customerOf(request);
    const options = {
      language: languageOf(request),
      zone: timeZoneOf(request.query),
      now: now(),
    };
    return reads.read((db) => showSpending({ db, catalogue }, customer, options), customer.id);
  });
};
