import { array, boolean, mixed, object, string, ValidationError, type ObjectSchema } from 'yup';

import { BUYERS_SEE, type BuyersSee } from '#domain/companyRoles';
import { COUNTRIES, type Country } from '#domain/countries';
import {
  ADDRESS_LIMITS,
  ADDRESS_KINDS,
  findDuplicateAddress,
  CUSTOMER_LIMITS,
  CUSTOMER_CODE_PATTERN,
  type AddressKind,
} from '#domain/customers';
import { LANGUAGES, languageTag, type LanguageTag } from '#domain/languages';
import { parsePrice } from '#domain/money';

import { emailAddress, requiredText, messageKey } from '../../forms/rules';

import type { AddressValues, CustomerValues } from './customerValues';

const text = (limit: number) =>
  string().trim().max(limit, messageKey('application.tooLong')).defined().default('');

const address: ObjectSchema<AddressValues> = object({
  kind: mixed<AddressKind>().oneOf(ADDRESS_KINDS).required(),
  code: requiredText('customers.address.code.required', ADDRESS_LIMITS.code),
  name: text(ADDRESS_LIMITS.text),
  street: requiredText('customers.address.street.required', ADDRESS_LIMITS.text),
  city: requiredText('customers.address.city.required', ADDRESS_LIMITS.text),
  region: text(ADDRESS_LIMITS.text),
  postal_code: text(ADDRESS_LIMITS.short),
  country: mixed<Country>().oneOf(COUNTRIES).required(),
  phone: text(ADDRESS_LIMITS.short),
  is_default: boolean().required(),
});

/** An amount as typed, or nothing. */
const amount = text(20).test(
  'amount',
  messageKey('customers.minOrder.wrong'),
  (typed) => typed === '' || parsePrice(typed) !== undefined,
);

/** The server's rules for a customer, with message keys as errors. */
export const customerSchema: ObjectSchema<CustomerValues> = object({
  customer_code: string().required(),
  company_name: text(CUSTOMER_LIMITS.text),
  owner_name: requiredText('customers.owner.required', CUSTOMER_LIMITS.text),
  email: emailAddress(),
  phone: text(ADDRESS_LIMITS.short),
  country: mixed<Country>().oneOf(COUNTRIES).required(),
  lang: mixed<LanguageTag>().oneOf(LANGUAGES.map(languageTag)).required(),
  terms: text(CUSTOMER_LIMITS.text),
  min_order: amount,
  credit_limit: amount,
  po_required: boolean().required(),
  buyers_see: mixed<BuyersSee>().oneOf(BUYERS_SEE).required(),
  addresses: array(address)
    .required()
    .test('codes', (rows: readonly AddressValues[]) => {
      const duplicate = findDuplicateAddress(rows);
      if (!duplicate) return true;
      const path = `addresses[${rows.indexOf(duplicate)}].code`;
      return new ValidationError(messageKey('customers.address.code.twice'), duplicate, path);
    }),
  invite: boolean().required(),
});

/** Validates only codes typed here: codes from other systems may have another format. */
export const newCustomerSchema: ObjectSchema<CustomerValues> = customerSchema.shape({
  customer_code: requiredText('staff.approve.code.required', CUSTOMER_LIMITS.code).matches(
    new RegExp(CUSTOMER_CODE_PATTERN),
    messageKey('staff.approve.code.refused'),
  ),
});
