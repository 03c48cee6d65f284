import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/productGroups';

import { readProducts } from '../catalogue/readProducts';
import { readProductGroup } from '../db/productGroups';
import type { ReadRouter } from '../db/readRouter';
import { Refusal } from '../services/actions/refusal';

import { readScope } from './readScope';

export const productGroupRoutes: FastifyPluginAsyncTypebox<{ reads: ReadRouter }> = async (
  app,
  { reads },
) => {
  app.route({
    ...contract.showProductGroup,
    config: { access: 'public', limit: 'browse', isCached: true },
    handler: async (request) => {
      const scope = readScope(request, request.query.country);
      return reads.read(async (db) => {
        const group = await readProductGroup(db, request.params.id, scope.language);
        if (!group) throw new Refusal(404, 'productGroup.unknown', { field: 'id' });
        const { title, productIds } = group;
        return { data: { title, data: await readProducts(db, { productIds, ...scope }) } };
      }, request.customer?.id);
    },
  });
};
