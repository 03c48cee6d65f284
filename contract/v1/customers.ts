import { Type, type Static } from 'typebox';

import { BUYERS_SEE, COLLEAGUE_ROLES } from '#domain/companyRoles';
import { ADDRESS_KINDS, CUSTOMER_CODE_PATTERN, CUSTOMER_LIMITS } from '#domain/customers';
import { MAX_EMAIL_LENGTH } from '#domain/emails';

import { Address } from '../addresses';
import { CountryCode, StrictObject, personLimits, Price } from '../fields';

import { customer, customerRow } from './customerExamples';
import { CustomerCode, customerFields, CustomerRow, Text } from './customerRow';
import { DataOutcome, dataResponse, DataRows } from './data';
import {
  goodRows,
  DryRun,
  idempotencyRefusals,
  MachineProblem,
  Named,
  type MachineCall,
} from './machineCall';

const tags = ['Customers'] as const;

const CustomerAddress = Named('CustomerAddress', {
  kind: Type.Enum([...ADDRESS_KINDS]),
  ...Address.properties,
  /** Whether it is the default address of its kind. */
  is_default: Type.Boolean(),
});

const CustomerUser = Named('CustomerUser', {
  email: Type.String(),
  name: Type.String(),
  lang: Type.Enum(['en', 'fr', 'es']),
  role: Type.Enum([...COLLEAGUE_ROLES]),
  /** `off` cannot sign in; orders are kept. */
  standing: Type.Enum(['active', 'off']),
  /** Shipping addresses that the person may order to; none for every one. */
  ship_to_codes: Type.Array(Type.String()),
  ...personLimits,
});

/** Never includes confidential application data or a password. */
export const MachineCustomer = Named('CustomerInFull', {
  customer_code: Type.String(),
  version: Type.Integer(),
  email: Type.String(),
  owner_name: Type.String(),
  company_name: Type.String(),
  country: CountryCode,
  lang: Type.Enum(['en', 'fr', 'es']),
  phone: Type.String(),
  terms: Type.String(),
  /** Whether every new order is put on hold for the staff. */
  order_hold: Type.Boolean(),
  /** True if an order needs a purchase-order number; absent otherwise. */
  po_required: Type.Optional(Type.Boolean()),
  /** The least that an order comes to, if it differs from the shop's; 0 for nothing. */
  min_order: Type.Optional(Price),
  /** How much the customer may owe; absent if nobody has said. */
  credit_limit: Type.Optional(Price),
  /** `own` if its buyers see only the orders that they placed themselves; absent otherwise. */
  buyers_see: Type.Optional(Type.Enum([...BUYERS_SEE])),
  /** `active`, `locked` or `under review`. */
  standing: Type.String(),
  addresses: Type.Array(CustomerAddress),
  /** Codes of the customer's own price lists; absent if there are none. */
  price_lists: Type.Optional(Type.Array(Type.String())),
  /** The people besides the owner who order for the customer; absent if there are none. */
  users: Type.Optional(Type.Array(CustomerUser)),
  /** UTC, ISO 8601. */
  created_at: Type.String(),
});
export type MachineCustomer = Static<typeof MachineCustomer>;

export const changeCustomers = {
  method: 'PATCH',
  url: '/api/v1/customers',
  schema: {
    tags,
    summary: 'Adds and changes customers',
    querystring: DryRun,
    body: StrictObject({ rows: DataRows(CustomerRow) }),
    response: dataResponse,
  },
  machine: {
    description:
      'Fields that a row omits are unchanged; null clears a field. `addresses` replaces all addresses; `bill_to_…` and `ship_to_…` add or change one by its code and leave the others unchanged. A new e-mail address is announced to both addresses and ends the sessions of the customer. Locking ends them too; carts and orders are kept.',
    scope: 'customers:write',
    limit: 'batch',
    refusals: idempotencyRefusals,
    example: {
      body: { rows: [customerRow] },
      answer: goodRows([{ row: 1, key: 'LAINE01', outcome: 'added' }]),
    },
  },
} as const satisfies MachineCall;

const oneScope = ['customers:write', 'customer:write'] as const;

export const addCustomer = {
  method: 'POST',
  url: '/api/v1/customers',
  schema: {
    tags,
    summary: 'Adds a customer',
    querystring: DryRun,
    body: StrictObject({
      ...customerFields,
      customer_code: Type.String({
        minLength: 1,
        maxLength: CUSTOMER_LIMITS.code,
        pattern: CUSTOMER_CODE_PATTERN,
      }),
      owner_name: Text(CUSTOMER_LIMITS.text),
      email: Text(MAX_EMAIL_LENGTH),
    }),
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    description: 'Refused if there is a customer with this code already.',
    scope: oneScope,
    refusals: {
      ...idempotencyRefusals,
      409: ['customer.codeTaken', ...idempotencyRefusals[409]],
    },
    example: {
      body: { ...customerRow, customer_code: 'LAINE02', email: 'achats@laine2.example' },
      answer: { row: 1, key: 'LAINE02', outcome: 'added', version: 1 },
    },
  },
} as const satisfies MachineCall;

/** Maximum number of customers per page. */
export const MAX_CUSTOMERS = 250;

export const listCustomers = {
  method: 'GET',
  url: '/api/v1/customers',
  schema: {
    tags,
    summary: 'Lists all customers, then those who have changed',
    querystring: StrictObject({
      /** Cursor of the previous page; `now` for changes from now on; if omitted, all customers. */
      after: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_CUSTOMERS })),
    }),
    response: {
      200: Named('CustomerPage', {
        customers: Type.Array(MachineCustomer),
        next: Type.String(),
        more: Type.Boolean(),
      }),
      '4xx': MachineProblem,
    },
  },
  machine: {
    description:
      'Without `after`, the list starts with all customers in order of their codes; at its end, `next` continues with those who have changed since it started. A cursor from a page of orders or events is also valid. A page can be empty although `more` is true.',
    scope: 'customers:read',
    refusals: { 409: ['cursor.foreign'], 410: ['cursor.expired'] },
    example: {
      query: { limit: 1 },
      answer: { customers: [customer], next: '2-3fa91c02.TEFJTkUwMQ', more: true },
    },
  },
} as const satisfies MachineCall;

export const CustomerParams = StrictObject({ customer_code: CustomerCode });

export const showCustomer = {
  method: 'GET',
  url: '/api/v1/customers/:customer_code',
  schema: {
    tags,
    summary: 'Returns a customer',
    params: CustomerParams,
    response: { 200: MachineCustomer, '4xx': MachineProblem },
  },
  machine: {
    description: 'The `ETag` is its version; send it as `If-Match` with a change.',
    scope: 'customers:read',
    refusals: { 404: ['customer.unknown'] },
    example: { params: { customer_code: 'C-anna' }, answer: customer },
  },
} as const satisfies MachineCall;

export const changeCustomer = {
  method: 'PATCH',
  url: '/api/v1/customers/:customer_code',
  schema: {
    tags,
    summary: 'Changes a customer',
    params: CustomerParams,
    querystring: DryRun,
    body: StrictObject(customerFields),
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    description:
      'With `If-Match`, the customer is changed only if that is still its version; the response has the new version as `ETag`.',
    scope: oneScope,
    refusals: { ...idempotencyRefusals, 404: ['customer.unknown'], 412: ['exchange.version'] },
    example: {
      params: { customer_code: 'C-anna' },
      body: { terms: 'NET 30' },
      answer: { row: 1, key: 'C-ANNA', outcome: 'changed', version: 2 },
    },
  },
} as const satisfies MachineCall;

export const inviteCustomer = {
  method: 'POST',
  url: '/api/v1/customers/:customer_code/invite',
  schema: {
    tags,
    summary: 'Mails a customer a link for choosing a password',
    params: CustomerParams,
    querystring: DryRun,
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    description:
      'Also to one who has a password or a valid link already; the link is shown to nobody else.',
    scope: oneScope,
    refusals: {
      ...idempotencyRefusals,
      404: ['customer.unknown'],
      409: ['customer.isLocked', ...idempotencyRefusals[409]],
    },
    example: {
      params: { customer_code: 'C-anna' },
      answer: { row: 1, key: 'C-ANNA', outcome: 'changed', version: 1 },
    },
  },
} as const satisfies MachineCall;
