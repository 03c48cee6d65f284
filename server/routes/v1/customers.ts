import * as contract from '#contract/v1/customers';

import { lockCustomerByCode } from '../../db/customers';
import { presentCustomer } from '../../services/customers/presentCustomers';
import { customers } from '../../services/exchange/customers';
import { readCustomers } from '../../services/feeds/customersFeed';

import { handleSingleChange } from './handleSingleChange';
import { tagVersion } from './ifMatch';
import { accessOf, type MachineApp, type MachineParts } from './machine';

/** Customers: all of them, and one at a time. */
export function machineCustomerRoutes(app: MachineApp, parts: MachineParts): void {
  const { db } = parts;

  app.route({
    ...contract.listCustomers,
    config: accessOf(contract.listCustomers),
    handler: ({ query }) => readCustomers(db, query),
  });

  app.route({
    ...contract.showCustomer,
    config: accessOf(contract.showCustomer),
    handler: async ({ params }, reply) => {
      const customer = await presentCustomer(db, params.customer_code);
      tagVersion(reply, customer.version);
      return customer;
    },
  });

  app.route({
    ...contract.changeCustomer,
    config: accessOf(contract.changeCustomer),
    handler: (request, reply) => {
      const customer_code = request.params.customer_code.trim();
      return handleSingleChange(parts, request, reply, {
        kind: customers,
        content: { ...request.body, customer_code },
        versionOf: async (tx) => (await lockCustomerByCode(tx, customer_code))?.version,
        missing: 'customer.unknown',
      });
    },
  });
}
