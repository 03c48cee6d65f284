import { Type, type Static } from 'typebox';

import { BUYERS_SEE, COLLEAGUE_ROLES } from '#domain/companyRoles';
import { ADDRESS_KINDS } from '#domain/customers';
import { CUSTOMER_SORT_COLUMNS } from '#domain/deskSorting';
import { LANGUAGES } from '#domain/languages';
import { MAX_PRICE_LIST_CODE_LENGTH } from '#domain/priceLists';

import { Address } from './addresses';
import {
  PageOf,
  changeEventFields,
  CountryCode,
  StrictObject,
  Lang,
  Nullable,
  OrderStage,
  Page,
  PageSize,
  personLimits,
  Price,
  SortedBy,
  TimeZone,
} from './fields';
import { Balance, Invoice } from './invoices';
import { Problem } from './replies';
import { RequisitionSummary } from './requisitions';
import { DeskPriceList } from './staffPriceLists';

const tags = ['Desk: customers'] as const;

/**
 * Looser than the pattern for new codes: codes assigned by other systems may be spelled
 * differently.
 */
const Code = Type.String({ minLength: 1, maxLength: 64 });
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

/** Filters of the customer list; `new` is added since the first day of the month. */
export const CUSTOMER_VIEWS = ['all', 'active', 'locked', 'held', 'new'] as const;
export type CustomerView = (typeof CUSTOMER_VIEWS)[number];

export const listCustomers = {
  method: 'GET',
  url: '/api/staff/customers',
  schema: {
    tags,
    summary: 'Lists customers by name or sorted by a column, with their standing and orders',
    querystring: StrictObject({
      view: Type.Optional(Type.Enum([...CUSTOMER_VIEWS])),
      /** Words matched against code, company, name, e-mail address and telephone number. */
      search: Type.Optional(Type.String({ maxLength: 200 })),
      /** Only those whose own price list this is. */
      price_list: Type.Optional(Type.String({ maxLength: MAX_PRICE_LIST_CODE_LENGTH })),
      /** IANA time zone in which the month of `new` customers begins; UTC if omitted. */
      zone: TimeZone,
      sort: SortedBy(CUSTOMER_SORT_COLUMNS),
      page: Page,
      pagination: PageSize,
      lang: Lang,
    }),
    response: {
      200: PageOf({
        customers: Type.Array(ListedCustomer),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const DeskAddress = Type.Object({
  ...Address.properties,
  kind: Type.Enum([...ADDRESS_KINDS]),
  /** Whether it is the default address of its kind. */
  is_default: Type.Boolean(),
});
export type DeskAddress = Static<typeof DeskAddress>;

/** An event in a customer's history. */
export const CustomerEvent = Type.Object({
  ...changeEventFields,
});
export type CustomerEvent = Static<typeof CustomerEvent>;

/** Since when, by whom and why a customer's new orders are held; '' what no event tells. */
export const AccountHold = Type.Object({
  since: Type.String(),
  by: Type.String(),
  reason: Type.String(),
});
export type AccountHold = Static<typeof AccountHold>;

/** Somebody who signs in for a customer. */
export const DeskPerson = Type.Object({
  name: Type.String(),
  email: Type.String(),
  role: Type.Enum(['owner', ...COLLEAGUE_ROLES]),
  /** 'active' or 'off', whatever the standing of the customer. */
  standing: Type.Enum(['active', 'off']),
  lang: Type.Enum([...LANGUAGES]),
  has_password: Type.Boolean(),
  /** Shipping addresses that this person may order to; none for every one. */
  ship_to_codes: Type.Array(Type.String()),
  ...personLimits,
  /** Since when; UTC, ISO 8601. */
  created_at: Type.String(),
  /** Active sessions, most recently used first. */
  sessions: Type.Array(Type.Object({ created_at: Type.String(), last_seen_at: Type.String() })),
});
export type DeskPerson = Static<typeof DeskPerson>;

export const DeskCustomer = Type.Object({
  ...row,
  hold: Nullable(AccountHold),
  version: Type.Integer(),
  lang: Type.Enum([...LANGUAGES]),
  terms: Type.String(),
  /** Whether an order needs a purchase-order number. */
  po_required: Type.Boolean(),
  /** The least that an order comes to, 0 for nothing; null for that of the shop. */
  min_order: Nullable(Price),
  /** How much the customer may owe, which is shown and refuses nothing; null for no limit. */
  credit_limit: Nullable(Price),
  /** Whether its buyers see the orders of all its people, or only their own. */
  buyers_see: Type.Enum([...BUYERS_SEE]),
  /** The customer's own price lists, by code. */
  price_lists: Type.Array(DeskPriceList),
  created_at: Type.String(),
  /** Whether a password has ever been set. */
  has_password: Type.Boolean(),
  addresses: Type.Array(DeskAddress),
  /** Everybody who signs in for the customer, the owner first. */
  people: Type.Array(DeskPerson),
  orders: Type.Array(
    Type.Object({
      order_id: Type.String(),
      placed_at: Type.String(),
      stage: OrderStage,
      po_reference: Type.String(),
      total: Price,
    }),
  ),
  /** Orders that wait for the approval of the customer's own people; absent without any. */
  requisitions: Type.Optional(Type.Array(RequisitionSummary)),
  /** What the customer owes, if it has invoices, and those not paid, the newest first. */
  balance: Type.Optional(Balance),
  unpaid: Type.Optional(Type.Array(Invoice)),
  history: Type.Array(CustomerEvent),
});
export type DeskCustomer = Static<typeof DeskCustomer>;

export const showCustomer = {
  method: 'GET',
  url: '/api/staff/customer',
  schema: {
    tags,
    summary: 'Returns a customer with addresses, sign-ins, open orders and change history',
    querystring: StrictObject({ customer_code: Code, lang: Lang }),
    response: { 200: Type.Object({ customer: DeskCustomer }), '4xx': Problem },
  },
} as const;
