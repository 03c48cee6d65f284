import type { BuyersSee } from '#domain/companyRoles';
import { parseCountry, type Country } from '#domain/countries';
import type { AddressKind } from '#domain/customers';
import { languageTag, type LanguageTag } from '#domain/languages';
import { fromCents, parsePrice } from '#domain/money';

import type { DeskCustomerChange, DeskAddress, DeskCustomer } from '../../api/staffCustomers';
import { changedFields } from '../../forms/changedFields';

export type AddressValues = DeskAddress & { country: Country };

/** Form values of a customer. */
export interface CustomerValues {
  customer_code: string;
  company_name: string;
  owner_name: string;
  email: string;
  phone: string;
  country: Country;
  lang: LanguageTag;
  terms: string;
  /** As typed; '' is the shop's. */
  min_order: string;
  /** As typed; '' is none. */
  credit_limit: string;
  po_required: boolean;
  buyers_see: BuyersSee;
  addresses: AddressValues[];
  invite: boolean;
}

export const NEW_CUSTOMER: CustomerValues = {
  customer_code: '',
  company_name: '',
  owner_name: '',
  email: '',
  phone: '',
  terms: '',
  min_order: '',
  credit_limit: '',
  po_required: false,
  buyers_see: 'all',
  country: 'CA',
  lang: 'en',
  addresses: [],
  invite: true,
};

const typedAmount = (amount: number | null): string => amount?.toFixed(2) ?? '';

export const valuesOf = (customer: DeskCustomer): CustomerValues => ({
  customer_code: customer.customer_code,
  company_name: customer.company_name,
  owner_name: customer.owner_name,
  email: customer.email,
  phone: customer.phone,
  country: customer.country,
  lang: languageTag(customer.lang),
  terms: customer.terms,
  min_order: typedAmount(customer.min_order),
  credit_limit: typedAmount(customer.credit_limit),
  po_required: customer.po_required,
  buyers_see: customer.buyers_see,
  addresses: customer.addresses.map((address) => ({
    ...address,
    country: parseCountry(address.country),
  })),
  invite: false,
});

const CHANGEABLE = [
  'company_name',
  'owner_name',
  'email',
  'phone',
  'country',
  'lang',
  'terms',
  'min_order',
  'credit_limit',
  'po_required',
  'buyers_see',
  'addresses',
] as const;

/** Returns the values as the server reads them. */
export const sentOf = ({ min_order, credit_limit, ...values }: CustomerValues) => ({
  ...values,
  min_order: amountOf(min_order),
  credit_limit: amountOf(credit_limit),
});

function amountOf(typed: string): number | null {
  const cents = parsePrice(typed);
  return cents === undefined ? null : fromCents(cents);
}

export function changesOf(before: CustomerValues, after: CustomerValues): DeskCustomerChange {
  const changed = changedFields(before, after);
  const sent = sentOf(after);
  return Object.fromEntries(
    CHANGEABLE.filter((name) => name in changed).map((name) => [name, sent[name]]),
  );
}

/** Returns a blank address with a code that no other address has. */
export function emptyAddress({ addresses, country }: CustomerValues): AddressValues {
  const kind: AddressKind = 'ship';
  const codes = new Set(addresses.map((address) => address.code));
  let number = 1;
  while (codes.has(defaultCode(number))) number += 1;
  return {
    code: defaultCode(number),
    kind,
    country,
    name: '',
    street: '',
    city: '',
    region: '',
    postal_code: '',
    phone: '',
    is_default: addresses.every((other) => other.kind !== kind),
  };
}

const defaultCode = (number: number): string => (number === 1 ? 'SHIP' : `SHIP-${number}`);

/** Makes one address the default of its kind. */
export const withDefault = (
  addresses: readonly AddressValues[],
  chosenIndex: number,
): AddressValues[] =>
  addresses.map((address, index) => ({
    ...address,
    is_default:
      address.kind === addresses[chosenIndex]?.kind ? index === chosenIndex : address.is_default,
  }));
