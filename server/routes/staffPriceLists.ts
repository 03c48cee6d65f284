import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/staffPriceLists';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import type { Db } from '../db/client';
import { languageOf } from '../plugins/language';
import {
  exportPriceList,
  findPrices,
  listPriceLists,
  showPriceList,
} from '../services/desk/deskPriceLists';

import { sendSheet } from './sendSheet';
import { DESK_READ, serve } from './serve';

interface Parts {
  db: Db;
  now: () => Date;
}

const wordsOf = (search = ''): string[] => search.split(/\s+/).filter(Boolean);

const sliceOf = (page: number, pagination: number) => ({
  offset: (page - 1) * pagination,
  limit: pagination,
});

/** What the desk reads of price lists; they are changed with the calls of /api/v1. */
export const staffPriceListRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  const { db, now } = parts;

  serve(app, contract.listDeskPriceLists, DESK_READ, async ({ query }) => {
    const { search, country, sort: sorting } = query;
    const { page = 1, pagination = DEFAULT_PAGE_SIZE } = query;
    const filters = { words: wordsOf(search), country, sorting };
    const found = await listPriceLists(db, filters, sliceOf(page, pagination), now());
    return { ...found, page, pagination };
  });

  serve(app, contract.showDeskPriceList, DESK_READ, async ({ query }) => ({
    price_list: await showPriceList(db, query.code, now()),
  }));

  serve(app, contract.listDeskListPrices, DESK_READ, async (request) => {
    const { code, search, sort: sorting } = request.query;
    const { page = 1, pagination = DEFAULT_PAGE_SIZE } = request.query;
    const filters = { code, words: wordsOf(search), sorting, language: languageOf(request) };
    const found = await findPrices(db, filters, sliceOf(page, pagination));
    return { ...found, page, pagination };
  });

  serve(
    app,
    contract.exportPriceList,
    { ...DESK_READ, limit: 'export' },
    async (request, reply) => {
      const { code } = request.query;
      const language = languageOf(request);
      const sheet = await exportPriceList(db, code);
      const file = { format: 'csv', name: `price-list-${code}`, language, country: 'CA' } as const;
      return sendSheet(reply, sheet, file);
    },
  );
};
