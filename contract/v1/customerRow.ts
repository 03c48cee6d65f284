import { Type, type Static } from 'typebox';

import { BUYERS_SEE } from '#domain/companyRoles';
import { ADDRESS_KINDS, ADDRESS_LIMITS, CUSTOMER_LIMITS, MAX_ADDRESSES } from '#domain/customers';
import { MAX_EMAIL_LENGTH } from '#domain/emails';
import { MAX_NOTE_LENGTH } from '#domain/fulfilment';
import { MAX_PRICE_LIST_CODE_LENGTH, PRICE_LIST_CODE_PATTERN } from '#domain/priceLists';

import { Amount, CountryCode, Nullable } from '../fields';

/** Looser than the pattern for new codes: codes assigned elsewhere may be spelled differently. */
export const CustomerCode = Type.String({ minLength: 1, maxLength: 64 });
export const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const Clearable = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

const AddressInput = Type.Object(
  {
    kind: Type.Enum([...ADDRESS_KINDS]),
    /** Unique among the customer's addresses of the same kind. */
    code: Text(ADDRESS_LIMITS.code),
    name: Type.Optional(Type.String({ maxLength: ADDRESS_LIMITS.text })),
    street: Text(ADDRESS_LIMITS.text),
    city: Text(ADDRESS_LIMITS.text),
    region: Type.Optional(Type.String({ maxLength: ADDRESS_LIMITS.text })),
    postal_code: Type.Optional(Type.String({ maxLength: ADDRESS_LIMITS.short })),
    country: CountryCode,
    phone: Type.Optional(Type.String({ maxLength: ADDRESS_LIMITS.short })),
    is_default: Type.Optional(Type.Boolean()),
  },
  { title: 'GivenAddress', additionalProperties: false },
);

/** What can be changed about a customer. */
export const customerFields = {
  /** Required for a new customer; an address that another customer uses is a row error. */
  email: Type.Optional(Text(MAX_EMAIL_LENGTH)),
  /** Name of the contact person; required for a new customer. */
  owner_name: Type.Optional(Text(CUSTOMER_LIMITS.text)),
  company_name: Clearable(CUSTOMER_LIMITS.text),
  country: Type.Optional(CountryCode),
  lang: Type.Optional(Type.Enum(['en', 'fr', 'es'])),
  phone: Clearable(ADDRESS_LIMITS.short),
  terms: Clearable(CUSTOMER_LIMITS.text),
  /** The complete list; replaces all existing addresses. */
  addresses: Type.Optional(Nullable(Type.Array(AddressInput, { maxItems: MAX_ADDRESSES }))),
  order_hold: Type.Optional(Type.Boolean()),
  /** Whether an order needs a purchase-order number. */
  po_required: Type.Optional(Type.Boolean()),
  /** The least that an order comes to, 0 for nothing; null for that of the shop. */
  min_order: Type.Optional(Nullable(Amount)),
  /** How much the customer may owe, which is shown and refuses nothing; null for no limit. */
  credit_limit: Type.Optional(Nullable(Amount)),
  /** Whether its buyers see the orders of all its people, or only their own. */
  buyers_see: Type.Optional(Type.Enum([...BUYERS_SEE])),
  /** Why orders are held, for the staff; recorded when `order_hold` becomes true. */
  hold_reason: Type.Optional(Type.String({ maxLength: MAX_NOTE_LENGTH })),
  standing: Type.Optional(Type.Enum(['active', 'locked'])),
  /** Codes of the customer's price lists: the complete list. */
  price_lists: Type.Optional(
    Nullable(
      Type.Array(
        Type.String({ pattern: PRICE_LIST_CODE_PATTERN, maxLength: MAX_PRICE_LIST_CODE_LENGTH }),
        { maxItems: 100 },
      ),
    ),
  ),
  /** True sends the link for the first password, unless a password or a valid link exists. */
  invite: Type.Optional(Type.Boolean()),
};

const Street = Type.Optional(Text(ADDRESS_LIMITS.text));
const Place = Clearable(ADDRESS_LIMITS.text);
const Short = Clearable(ADDRESS_LIMITS.short);
const Code = Type.Optional(Text(ADDRESS_LIMITS.code));
const OptionalCountry = Type.Optional(CountryCode);

/**
 * Adds or updates one address per kind, the default one if no code is given; a new address requires
 * street and city, and other addresses are left unchanged.
 */
const addressColumns = {
  bill_to_code: Code,
  bill_to_name: Place,
  bill_to_street: Street,
  bill_to_city: Street,
  bill_to_region: Place,
  bill_to_postal_code: Short,
  bill_to_country: OptionalCountry,
  bill_to_phone: Short,
  ship_to_code: Code,
  ship_to_name: Place,
  ship_to_street: Street,
  ship_to_city: Street,
  ship_to_region: Place,
  ship_to_postal_code: Short,
  ship_to_country: OptionalCountry,
  ship_to_phone: Short,
};

export const CustomerRow = Type.Object(
  { customer_code: CustomerCode, ...customerFields, ...addressColumns },
  { title: 'CustomerRow', additionalProperties: false },
);
export type CustomerRow = Static<typeof CustomerRow>;
