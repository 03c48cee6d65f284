import { array, boolean, mixed, object, string, ValidationError, type ObjectSchema } from 'yup';

import { COUNTRIES, type Country } from '#domain/countries';
import {
  ADDRESS,
  ADDRESS_KINDS,
  findDuplicateAddress,
  CUSTOMER,
  CUSTOMER_CODE,
  type AddressKind,
} from '#domain/customers';
import { LANGUAGES, type Language } from '#domain/languages';

import { emailAddress, requiredText, messageKey } from '../../forms/rules';

import type { AddressValues, CustomerValues } from './customerValues';

const text = (limit: number) =>
  string().trim().max(limit, messageKey('application.tooLong')).defined().default('');

const address: ObjectSchema<AddressValues> = object({
  kind: mixed<AddressKind>().oneOf(ADDRESS_KINDS).required(),
  code: requiredText('customers.address.code.required', ADDRESS.code),
  name: text(ADDRESS.text),
  street: requiredText('customers.address.street.required', ADDRESS.text),
  city: requiredText('customers.address.city.required', ADDRESS.text),
  region: text(ADDRESS.text),
  postal_code: text(ADDRESS.short),
  country: mixed<Country>().oneOf(COUNTRIES).required(),
  phone: text(ADDRESS.short),
  is_default: boolean().required(),
});

/** The server's rules for a customer, with message keys as errors. */
export const customerSchema: ObjectSchema<CustomerValues> = object({
  customer_code: string().required(),
  company_name: text(CUSTOMER.text),
  owner_name: requiredText('customers.owner.required', CUSTOMER.text),
  email: emailAddress(),
  phone: text(ADDRESS.short),
  country: mixed<Country>().oneOf(COUNTRIES).required(),
  language: mixed<Language>().oneOf(LANGUAGES).defined().default(''),
  terms: text(CUSTOMER.text),
  addresses: array(address)
    .required()
    .test('codes', (rows: readonly AddressValues[]) => {
      const twice = findDuplicateAddress(rows);
      if (!twice) return true;
      const path = `addresses[${rows.indexOf(twice)}].code`;
      return new ValidationError(messageKey('customers.address.code.twice'), twice, path);
    }),
  invite: boolean().required(),
});

/** Validates only codes typed here: codes from other systems may have another format. */
export const newCustomerSchema: ObjectSchema<CustomerValues> = customerSchema.shape({
  customer_code: requiredText('staff.approve.code.required', CUSTOMER.code).matches(
    new RegExp(CUSTOMER_CODE),
    messageKey('staff.approve.code.refused'),
  ),
});
