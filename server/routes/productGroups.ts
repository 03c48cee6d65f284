import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { showProductGroup } from '#contract/productGroups';

import { readProducts } from '../catalogue/readProducts';
import type { Db } from '../db/client';
import { readProductGroup } from '../db/productGroups';
import { Refusal } from '../services/refusal';

import { readScope } from './readScope';

export const productGroupRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  app.route({
    ...showProductGroup,
    config: { access: 'public', limit: 'browse', isKept: true },
    handler: async (request) => {
      const scope = readScope(request, request.query.country);
      const group = await readProductGroup(db, request.params.id, scope.language);
      if (!group) throw new Refusal(404, 'productGroup.unknown', { field: 'id' });
      const { title, productIds } = group;
      return { data: { title, data: await readProducts(db, { productIds, ...scope }) } };
    },
  });
};
