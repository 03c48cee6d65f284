import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { showAccount } from '#contract/account';
import * as contract from '#contract/addresses';

import type { Db } from '../db/client';
import { customerById } from '../db/customers';
import { customerOf } from '../plugins/session';
import { shipToAddresses } from '../services/accounts/shipToAddresses';
import { addressOf } from '../services/orders/addressesOfOrder';

import { CUSTOMER_READ, serve } from './serve';

export const addressRoutes: FastifyPluginAsyncTypebox<{ db: Db }> = async (app, { db }) => {
  serve(app, contract.listAddresses, CUSTOMER_READ, async (request) => {
    const { ship } = await shipToAddresses(db, customerOf(request));
    return { addresses: ship.map(addressOf) };
  });

  serve(app, showAccount, CUSTOMER_READ, async (request) => {
    const customer = customerOf(request);
    const { ship, bill } = await shipToAddresses(db, customer);
    const terms = (await customerById(db, customer.id))?.terms ?? '';
    return { terms, ship_to: ship.map(addressOf), bill_to: bill.map(addressOf) };
  });
};
