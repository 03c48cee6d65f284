import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/productGroups';

import type { Catalogue } from '../catalogue/catalogue';
import { readProducts } from '../catalogue/readProducts';
import { readProductGroup } from '../db/productGroups';
import type { ReadRouter } from '../db/readRouter';
import { Refusal } from '../services/actions/refusal';

import { readScope } from './readScope';
import { serve } from './serve';

interface Parts {
  reads: ReadRouter;
  catalogue: Pick<Catalogue, 'view'>;
}

export const productGroupRoutes: FastifyPluginAsyncTypebox<Parts> = async (
  app,
  { reads, catalogue },
) => {
  serve(
    app,
    contract.showProductGroup,
    { access: 'public', limit: 'browse', isCached: true },
    async (request) => {
      const scope = readScope(request, request.query.country);
      return reads.read(async (db) => {
        const group = await readProductGroup(db, request.params.id, scope.language);
        if (!group) throw new Refusal(404, 'productGroup.unknown', { field: 'id' });
        const { title, productIds } = group;
        const { view } = catalogue;
        return { data: { title, data: await readProducts(db, { productIds, ...scope }, view) } };
      }, request.customer?.id);
    },
  );
};
