import { Type, type Static } from 'typebox';

import { COLLEAGUE_ROLES } from '#domain/companyRoles';
import { ADDRESS_LIMITS, CUSTOMER_LIMITS, MAX_ADDRESSES } from '#domain/customers';
import { MAX_EMAIL_LENGTH } from '#domain/emails';

import { Amount, Nullable, StrictObject } from '../fields';

import { CustomerParams } from './customers';
import { DataOutcome, dataResponse, DataRows } from './data';
import {
  goodRows,
  DryRun,
  idempotencyRefusals,
  MachineProblem,
  type MachineCall,
} from './machineCall';

const fields = {
  /** Names the person; an address that is new to the customer adds somebody. */
  email: Type.String({ minLength: 1, maxLength: MAX_EMAIL_LENGTH }),
  /** One line without < and >; required for somebody new. */
  name: Type.Optional(Type.String({ minLength: 1, maxLength: CUSTOMER_LIMITS.text })),
  lang: Type.Optional(Type.Enum(['en', 'fr', 'es'])),
  /** `buyer` by default; approvers also decide about orders, administrators about people too. */
  role: Type.Optional(Type.Enum([...COLLEAGUE_ROLES])),
  /** All shipping addresses that the person may order to; null or none for every one. */
  ship_to_codes: Type.Optional(
    Nullable(
      Type.Array(Type.String({ minLength: 1, maxLength: ADDRESS_LIMITS.code }), {
        maxItems: MAX_ADDRESSES,
      }),
    ),
  ),
  /**
   * The most that an order, and all orders of a month, come to without approval; null for any
   * amount. Administrators have no limit.
   */
  order_limit: Type.Optional(Nullable(Amount)),
  month_limit: Type.Optional(Nullable(Amount)),
  /** The most that an approver may approve; null for any amount. */
  approve_limit: Type.Optional(Nullable(Amount)),
  /** E-mail address of who is asked first for approval; null for everybody who may give it. */
  approver: Type.Optional(Nullable(Type.String({ maxLength: MAX_EMAIL_LENGTH }))),
  /** `off` ends all sessions and links of the person; cart and orders are kept. */
  standing: Type.Optional(Type.Enum(['active', 'off'])),
  /**
   * True sends the link for the first password; in a row, unless a password or a valid link exists.
   */
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
    description:
      'The owner of the account is the customer itself and is changed there. Omitted fields are unchanged. The owner gets an e-mail about everybody who is added. Nobody is deleted: `off` keeps the orders of a person with the name.',
    scope: ['customers:write', 'customer:write'],
    refusals: {
      ...idempotencyRefusals,
      404: ['customer.unknown'],
      409: [
        ...['exchange.email', 'exchange.emailTaken', 'user.name', 'user.addressUnknown'],
        'user.approverUnknown',
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

export const CustomerUserRow = Type.Object(
  {
    customer_code: Type.String({ minLength: 1, maxLength: 64 }),
    ...fields,
  },
  { title: 'CustomerUserRow', additionalProperties: false },
);
export type CustomerUserRow = Static<typeof CustomerUserRow>;

export const changeCustomerUsers = {
  method: 'PATCH',
  url: '/api/v1/customer-users',
  schema: {
    tags: ['Customers'],
    summary: 'Adds and changes people who order for customers',
    querystring: DryRun,
    body: StrictObject({ rows: DataRows(CustomerUserRow) }),
    response: dataResponse,
  },
  machine: {
    description:
      'One person per row, by customer code and e-mail address. Fields that a row omits are unchanged; people without a row are, too.',
    scope: 'customers:write',
    limit: 'batch',
    refusals: idempotencyRefusals,
    example: {
      body: {
        rows: [{ customer_code: 'C-anna', email: 'max@lalaine.example', name: 'Max Lee' }],
      },
      answer: goodRows([{ row: 1, key: 'C-ANNA max@lalaine.example', outcome: 'added' }]),
    },
  },
} as const satisfies MachineCall;
