import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { showAccount } from '#contract/account';
import * as contract from '#contract/addresses';

import type { Db } from '../db/client';
import { addressesOfCustomer } from '../db/customerAddresses';
import { customerById } from '../db/customers';
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

  app.route({
    ...showAccount,
    config: { access: 'customer', limit: 'browse' },
    handler: async (request) => {
      const { id } = customerOf(request);
      const all = await addressesOfCustomer(db, id);
      const ofKind = (wanted: string) => all.filter(({ kind }) => kind === wanted).map(addressOf);
      const terms = (await customerById(db, id))?.terms ?? '';
      return { terms, ship_to: ofKind('ship'), bill_to: ofKind('bill') };
    },
  });
};
