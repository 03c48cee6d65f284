import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/addresses';

import type { Db } from '../db/client';
import { addressesOfCustomer } from '../db/customerAddresses';
import { customerOf } from '../plugins/session';
import { addressOf } from '../services/orders/addressesOfOrder';

export const addressRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  app.route({
    ...contract.listAddresses,
    config: { access: 'customer', limit: 'browse' },
    handler: async (request) => {
      const all = await addressesOfCustomer(db, customerOf(request).id);
      return { addresses: all.filter(({ kind }) => kind === 'ship').map(addressOf) };
    },
  });
};
