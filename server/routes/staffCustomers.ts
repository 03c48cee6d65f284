import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as staffCustomersContract from '#contract/staffCustomers';
import * as staffCustomerShopContract from '#contract/staffCustomerShop';
import { monthIn, startOfMonth } from '#domain/months';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { languageOf } from '../plugins/language';
import { findAsCustomer } from '../services/desk/findAsCustomer';
import { listCustomers } from '../services/desk/listCustomers';
import { showCustomer } from '../services/desk/showCustomer';

import { timeZoneOf } from './orderFilters';
import { DESK_READ, serve } from './serve';
import { staffLogger } from './staffLogger';

interface Parts {
  db: Db;
  catalogue: Catalogue;
  now: () => Date;
}

export const staffCustomerRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  const { db, now } = parts;
  const logAction = staffLogger(parts);

  serve(app, staffCustomersContract.listCustomers, DESK_READ, async (request) => {
    const { view = 'all', search = '', sort: sorting } = request.query;
    const { page = 1, pagination = DEFAULT_PAGE_SIZE } = request.query;
    const words = search.split(/\s+/).filter(Boolean);
    const slice = { offset: (page - 1) * pagination, limit: pagination };
    const zone = timeZoneOf(request.query);
    const monthStart = startOfMonth(monthIn(now(), zone), zone).toISOString();
    const filters = { view, words, monthStart, sorting, priceList: request.query.price_list };
    const found = await listCustomers(db, filters, slice);
    await logAction(request, 'listed customers');
    return { ...found, page, pagination };
  });

  serve(app, staffCustomersContract.showCustomer, DESK_READ, async (request) => {
    const customer = await showCustomer(db, request.query.customer_code, now());
    await logAction(request, 'read customer', customer.customer_code);
    return { customer };
  });

  serve(
    app,
    staffCustomerShopContract.findAsCustomer,
    { ...DESK_READ, limit: 'search' },
    async (request) => {
      const { customer_code, search } = request.query;
      const found = await findAsCustomer(parts, request.query, {
        language: languageOf(request),
        at: now(),
      });
      await logAction(request, 'looked as customer', customer_code.trim().toUpperCase(), search);
      return found;
    },
  );
};
