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

import type { Catalogue } from '../catalogue/catalogue';
import { describe } from '../catalogue/describe';
import { bestSellers, narrow, type Narrowing } from '../catalogue/narrow';
import { readPage } from '../catalogue/readPage';
import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';
import { Refusal } from '../services/refusal';

import { categoryRoutes } from './categories';
import { flagsOf, listOf } from './filters';
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
  brand: listOf(query.brand),
  color: listOf(query.color),
  type: listOf(query.type),
  size: listOf(query.size),
});

/** Products, their pages and their order. Prices and stock reach customers only, and decide no order. */
export const catalogueRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, { db, catalogue }) => {
  const list = (wanted: Narrowing, asked: Paging, scope: ReadScope) => {
    const { snapshot } = catalogue;
    return readPage(db, snapshot, narrow(snapshot, wanted), asked, scope);
  };

  app.route({
    ...listCanadianProducts,
    config,
    handler: (request) => {
      const scope = readScope(request, 'CA');
      return list(narrowing(request.query, scope), request.query, scope);
    },
  });

  app.route({
    ...listUsProducts,
    config,
    handler: (request) => {
      const scope = readScope(request, 'US');
      return list(narrowing(request.query, scope), request.query, scope);
    },
  });

  app.route({
    ...listFlaggedProducts,
    config,
    handler: (request) => {
      const { query } = request;
      const scope = readScope(request, query.country);
      const classes = flagsOf(query.class_codes) ?? CLASS_FLAGS;
      return list({ ...narrowing(query, scope), classes }, query, scope);
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
