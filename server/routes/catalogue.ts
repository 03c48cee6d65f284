import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import {
  describeProduct,
  listBestSellers,
  listCanadianProducts,
  listDisplayProducts,
  listFlaggedProducts,
  listUsProducts,
  type ListingQuery,
} from '#contract/catalogue';
import { CLASS_FLAGS } from '#domain/classCodes';
import { sortsFor } from '#domain/sorting';

import type { Catalogue } from '../catalogue/catalogue';
import { describe } from '../catalogue/describe';
import { bestSellers, narrow, type Narrowing } from '../catalogue/narrow';
import { readPage } from '../catalogue/readPage';
import { sortProducts } from '../catalogue/sortProducts';
import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';
import { Refusal } from '../services/refusal';

import { categoryRoutes } from './categories';
import { facetsOf, flagsOf } from './filters';
import { readScope } from './readScope';

interface Parts {
  db: Db;
  catalogue: Catalogue;
}

const config = { access: 'public', limit: 'browse', isKept: true } as const;

interface Paging {
  page?: number;
  pagination?: number;
}

const narrowing = (query: ListingQuery, { country }: ReadScope): Narrowing => ({
  country,
  category: query.category?.trim() || query.name || '',
  ...facetsOf(query),
});

/** Products, their pages and their order. Prices and stock reach customers only, and decide no order but one that a customer asks for. */
export const catalogueRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, { db, catalogue }) => {
  const list = (wanted: Narrowing, asked: Paging, scope: ReadScope) => {
    const { snapshot } = catalogue;
    return readPage(db, snapshot, narrow(snapshot, wanted), asked, scope);
  };
  const listSorted = async (query: ListingQuery, narrowed: Narrowing, scope: ReadScope) => {
    const { snapshot } = catalogue;
    const numbers = narrow(snapshot, narrowed);
    const sorted = await sortProducts(db, snapshot, numbers, query.sort, scope);
    const page = await readPage(db, snapshot, sorted, query, scope);
    return { ...page, sorts: sortsFor(scope.isCustomer) };
  };

  app.route({
    ...listCanadianProducts,
    config,
    handler: (request) => {
      const scope = readScope(request, 'CA');
      return listSorted(request.query, narrowing(request.query, scope), scope);
    },
  });

  app.route({
    ...listUsProducts,
    config,
    handler: (request) => {
      const scope = readScope(request, 'US');
      return listSorted(request.query, narrowing(request.query, scope), scope);
    },
  });

  app.route({
    ...listFlaggedProducts,
    config,
    handler: (request) => {
      const { query } = request;
      const scope = readScope(request, query.country);
      const classes = flagsOf(query.class_codes) ?? CLASS_FLAGS;
      return listSorted(query, { ...narrowing(query, scope), classes }, scope);
    },
  });

  app.route({
    ...listDisplayProducts,
    config,
    handler: (request) => {
      const { query } = request;
      const scope = readScope(request, query.country);
      return list(narrowing(query, scope), query, scope);
    },
  });

  app.route({
    ...listBestSellers,
    config,
    handler: (request) => {
      const { snapshot } = catalogue;
      const scope = readScope(request, request.query.country);
      return readPage(db, snapshot, bestSellers(snapshot, scope.country), request.query, scope);
    },
  });

  app.route({
    ...describeProduct,
    config,
    handler: async (request) => {
      const { product_id, country } = request.query;
      const scope = readScope(request, country);
      const described = await describe(db, catalogue.snapshot, product_id, scope);
      if (!described) throw new Refusal(404, 'product.unknown', { field: 'product_id' });
      return described;
    },
  });

  await app.register(categoryRoutes, { db, catalogue });
};
