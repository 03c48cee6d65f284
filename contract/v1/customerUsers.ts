import { Type, type Static } from 'typebox';

import { COLLEAGUE_ROLES } from '#domain/companyRoles';
import { ADDRESS_LIMITS, CUSTOMER_LIMITS, MAX_ADDRESSES } from '#domain/customers';
import { MAX_EMAIL_LENGTH } from '#domain/emails';

import { Nullable, StrictObject } from '../fields';

import { CustomerParams } from './customers';
import { DataOutcome } from './data';
import { DryRun, idempotencyRefusals, MachineProblem, type MachineCall } from './machineCall';

const fields = {
  /** Names the person; an address that is new to the customer adds somebody. */
  email: Type.String({ minLength: 1, maxLength: MAX_EMAIL_LENGTH }),
  /** One line without < and >; required for somebody new. */
  name: Type.Optional(Type.String({ minLength: 1, maxLength: CUSTOMER_LIMITS.text })),
  lang: Type.Optional(Type.Enum(['en', 'fr', 'es'])),
  /** `buyer` by default; administrators also decide about people. */
  role: Type.Optional(Type.Enum([...COLLEAGUE_ROLES])),
  /** All shipping addresses that the person may order to; null or none for every one. */
  ship_to_codes: Type.Optional(
    Nullable(
      Type.Array(Type.String({ minLength: 1, maxLength: ADDRESS_LIMITS.code }), {
        maxItems: MAX_ADDRESSES,
      }),
    ),
  ),
  /** `off` ends all sessions and links of the person; cart and orders are kept. */
  standing: Type.Optional(Type.Enum(['active', 'off'])),
  /** True sends the link for the first password. */
  invite: Type.Optional(Type.Boolean()),
};

export const changeCustomerUser = {
  method: 'PATCH',
  url: '/api/v1/customers/:customer_code/users',
  schema: {
    tags: ['Customers'],
    summary: 'Adds or changes a person who orders for a customer',
    params: CustomerParams,
    querystring: DryRun,
    body: StrictObject(fields),
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    operationId: 'changeCustomerUser',
    description:
      'The owner of the account is the customer itself and is changed there. Omitted fields are unchanged. The owner gets an e-mail about everybody who is added. Nobody is deleted: `off` keeps the orders of a person with the name.',
    scope: ['customers:write', 'customer:write'],
    limit: 'call',
    refusals: {
      ...idempotencyRefusals,
      404: ['customer.unknown'],
      409: [
        ...['exchange.email', 'exchange.emailTaken', 'user.name', 'user.addressUnknown'],
        ...['user.isOff', 'user.tooMany', ...idempotencyRefusals[409]],
      ],
    },
    example: {
      params: { customer_code: 'C-anna' },
      body: { email: 'zoe@lalaine.example', name: 'Zoé Roy', role: 'administrator', invite: true },
      answer: { row: 1, key: 'C-ANNA', outcome: 'added', version: 2 },
    },
  },
} as const satisfies MachineCall;
export type CustomerUserChange = Static<typeof changeCustomerUser.schema.body>;
