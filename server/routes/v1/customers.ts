import * as contract from '#contract/v1/customers';
import { changeCustomerUser } from '#contract/v1/customerUsers';
import { parseLanguage } from '#domain/languages';

import { lockCustomerByCode } from '../../db/customers';
import { clearSessionCache } from '../../services/accounts/sessions';
import { changeKnownCustomer, changeKnownUser } from '../../services/customers/changeKnownCustomer';
import { presentCustomer } from '../../services/customers/presentCustomers';
import { addCustomer, customers } from '../../services/exchange/customers';
import { readCustomers } from '../../services/feeds/customersFeed';
import type { App } from '../serve';
import { staffLogger } from '../staffLogger';

import { handleOutcome, handleSingleChange } from './handleSingleChange';
import { tagVersion } from './ifMatch';
import { isDryRun, type MachineParts, serveMachine } from './machine';

/** Customers: all of them, and one at a time. */
export function machineCustomerRoutes(app: App, parts: MachineParts): void {
  const { db } = parts;
  const logAction = staffLogger(parts);

  serveMachine(app, contract.listCustomers, ({ query }) => readCustomers(db, query));

  serveMachine(app, contract.showCustomer, async ({ params }, reply) => {
    const customer = await presentCustomer(db, params.customer_code);
    tagVersion(reply, customer.version);
    return customer;
  });

  serveMachine(app, contract.changeCustomer, (request, reply) => {
    const customer_code = request.params.customer_code.trim();
    return handleSingleChange(parts, request, reply, {
      kind: customers,
      content: { ...request.body, customer_code },
      versionOf: async (tx) => (await lockCustomerByCode(tx, customer_code))?.version,
      missing: 'customer.unknown',
    });
  });

  serveMachine(app, contract.addCustomer, (request, reply) =>
    handleOutcome(parts, request, reply, (action) => addCustomer(action, request.body)),
  );

  serveMachine(app, contract.inviteCustomer, async (request, reply) => {
    const customer_code = request.params.customer_code.trim();
    const response = await handleOutcome(parts, request, reply, (action) =>
      changeKnownCustomer(action, { customer_code, invite: true }),
    );
    const isLogged = request.staff && !isDryRun(request);
    if (isLogged) await logAction(request, 'sent sign-in link', customer_code);
    return response;
  });

  serveMachine(app, changeCustomerUser, async (request, reply) => {
    const customer_code = request.params.customer_code.trim();
    const { lang, ...fields } = request.body;
    const change = { ...fields, lang: lang && parseLanguage(lang), customer_code };
    const response = await handleOutcome(parts, request, reply, (action) =>
      changeKnownUser(action, change),
    );
    clearSessionCache(db);
    return response;
  });
}
