import { Type, type Static } from 'typebox';

import {
  ADDRESS_LIMITS,
  ADDRESS_KINDS,
  CUSTOMER_LIMITS,
  CUSTOMER_CODE_PATTERN,
  MAX_ADDRESSES,
} from '#domain/customers';
import { MAX_EMAIL_LENGTH } from '#domain/emails';
import { STAGES } from '#domain/fulfilment';
import { LANGUAGES } from '#domain/languages';

import {
  changeEventFields,
  CountryCode,
  StrictObject,
  Lang,
  Nullable,
  Page,
  PageSize,
  Price,
} from './fields';
import { Problem } from './replies';

const tags = ['Desk: customers'] as const;

/**
 * Looser than the pattern for new codes: codes assigned by other systems may be spelled
 * differently.
 */
const Code = Type.String({ minLength: 1, maxLength: 64 });
const NewCode = Type.String({
  minLength: 1,
  maxLength: CUSTOMER_LIMITS.code,
  pattern: CUSTOMER_CODE_PATTERN,
});
const Moment = Nullable(Type.String());

const row = {
  customer_code: Type.String(),
  company_name: Type.String(),
  owner_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  country: CountryCode,
  /** 'active', 'locked' or 'under review'. */
  standing: Type.String(),
  /** Whether every new order is put on hold for the staff. */
  order_hold: Type.Boolean(),
  /** UTC, ISO 8601; null if nothing was ever ordered. */
  last_order_at: Moment,
  /** Orders that are neither shipped nor cancelled. */
  open_orders: Type.Integer(),
};

export const ListedCustomer = Type.Object(row);
export type ListedCustomer = Static<typeof ListedCustomer>;

/** Filters of the customer list. */
export const CUSTOMER_VIEWS = ['all', 'active', 'locked', 'held'] as const;
export type CustomerView = (typeof CUSTOMER_VIEWS)[number];

export const listCustomers = {
  method: 'GET',
  url: '/api/staff/customers',
  schema: {
    tags,
    summary: 'Lists customers by name, with their standing and orders',
    querystring: StrictObject({
      view: Type.Optional(Type.Enum([...CUSTOMER_VIEWS])),
      /** Words matched against code, company, name, e-mail address and telephone number. */
      search: Type.Optional(Type.String({ maxLength: 200 })),
      page: Page,
      pagination: PageSize,
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        customers: Type.Array(ListedCustomer),
        total: Type.Integer(),
        page: Type.Integer(),
        pagination: Type.Integer(),
      }),
      '4xx': Problem,
    },
  },
} as const;

const addressTexts = (minimal: number) => ({
  code: Type.String({ minLength: minimal, maxLength: ADDRESS_LIMITS.code }),
  name: Type.String({ maxLength: ADDRESS_LIMITS.text }),
  street: Type.String({ minLength: minimal, maxLength: ADDRESS_LIMITS.text }),
  city: Type.String({ minLength: minimal, maxLength: ADDRESS_LIMITS.text }),
  region: Type.String({ maxLength: ADDRESS_LIMITS.text }),
  postal_code: Type.String({ maxLength: ADDRESS_LIMITS.short }),
  phone: Type.String({ maxLength: ADDRESS_LIMITS.short }),
});

export const DeskAddress = Type.Object({
  ...addressTexts(0),
  kind: Type.Enum([...ADDRESS_KINDS]),
  country: Type.String(),
  /** Whether it is the default address of its kind. */
  is_default: Type.Boolean(),
});
export type DeskAddress = Static<typeof DeskAddress>;

/** An event in a customer's history. */
export const CustomerEvent = Type.Object({
  ...changeEventFields,
});
export type CustomerEvent = Static<typeof CustomerEvent>;

export const DeskCustomer = Type.Object({
  ...row,
  version: Type.Integer(),
  lang: Type.Enum([...LANGUAGES]),
  terms: Type.String(),
  created_at: Type.String(),
  /** Whether a password has ever been set. */
  has_password: Type.Boolean(),
  addresses: Type.Array(DeskAddress),
  /** Active sessions, most recently used first. */
  sessions: Type.Array(Type.Object({ created_at: Type.String(), last_seen_at: Type.String() })),
  orders: Type.Array(
    Type.Object({
      order_id: Type.String(),
      placed_at: Type.String(),
      stage: Type.Enum([...STAGES]),
      po_reference: Type.String(),
      total: Price,
    }),
  ),
  history: Type.Array(CustomerEvent),
});
export type DeskCustomer = Static<typeof DeskCustomer>;

const Shown = { 200: Type.Object({ customer: DeskCustomer }), '4xx': Problem };

export const showCustomer = {
  method: 'GET',
  url: '/api/staff/customer',
  schema: {
    tags,
    summary: 'Returns a customer with addresses, sign-ins, open orders and change history',
    querystring: StrictObject({ customer_code: Code, lang: Lang }),
    response: Shown,
  },
} as const;

const Addresses = Type.Array(
  StrictObject({
    ...addressTexts(1),
    kind: Type.Enum([...ADDRESS_KINDS]),
    country: CountryCode,
    is_default: Type.Boolean(),
  }),
  { maxItems: MAX_ADDRESSES },
);

const OwnerName = Type.String({ minLength: 1, maxLength: CUSTOMER_LIMITS.text });
const Email = Type.String({ minLength: 1, maxLength: MAX_EMAIL_LENGTH });
const optional = {
  company_name: Type.Optional(Type.String({ maxLength: CUSTOMER_LIMITS.text })),
  country: Type.Optional(CountryCode),
  /** The customer's language; `lang` is the caller's. */
  language: Type.Optional(Type.Enum([...LANGUAGES])),
  phone: Type.Optional(Type.String({ maxLength: ADDRESS_LIMITS.short })),
  terms: Type.Optional(Type.String({ maxLength: CUSTOMER_LIMITS.text })),
  /** The complete list; replaces all existing addresses. */
  addresses: Type.Optional(Addresses),
};

const Changed = {
  200: Type.Object({ status: Type.Literal(true), customer: DeskCustomer }),
  '4xx': Problem,
};

export const changeCustomer = {
  method: 'POST',
  url: '/api/staff/customer/change',
  schema: {
    tags,
    summary: 'Changes the given fields of a customer; omitted fields are unchanged',
    body: StrictObject({
      customer_code: Code,
      /** 412 if the customer has since changed. */
      version: Type.Integer({ minimum: 1 }),
      owner_name: Type.Optional(OwnerName),
      email: Type.Optional(Email),
      ...optional,
      order_hold: Type.Optional(Type.Boolean()),
      standing: Type.Optional(Type.Enum(['active', 'locked'])),
      lang: Lang,
    }),
    response: Changed,
  },
} as const;

export const addCustomer = {
  method: 'POST',
  url: '/api/staff/customers',
  schema: {
    tags,
    summary: 'Adds a customer, optionally mailing the link for setting the first password',
    body: StrictObject({
      customer_code: NewCode,
      owner_name: OwnerName,
      email: Email,
      ...optional,
      invite: Type.Boolean(),
      lang: Lang,
    }),
    response: Changed,
  },
} as const;

export const inviteCustomer = {
  method: 'POST',
  url: '/api/staff/customer/invite',
  schema: {
    tags,
    summary: 'Mails the customer a link for setting a password; the link is shown to nobody else',
    body: StrictObject({ customer_code: Code, lang: Lang }),
    response: Changed,
  },
} as const;
