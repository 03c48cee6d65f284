import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';

import { INVOICE_METHODS, REGISTERED_AS, YES_NO, CARD_TYPES } from '#domain/application/fields';
import type { Form } from '#domain/application/fields';
import type { FieldName } from '#domain/application/forms';

interface Hint {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'tel' | 'email' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

const tel = (autoComplete: string): Hint => ({ type: 'tel', inputMode: 'tel', autoComplete });
const email = (autoComplete: string): Hint => ({ type: 'email', inputMode: 'email', autoComplete });
const secret: Hint = { autoComplete: 'off' };

/** What a browser may fill in, and which keyboard a phone shows. */
export const HINTS: Partial<Record<FieldName, Hint>> = {
  company_name: { autoComplete: 'organization' },
  billing_street: { autoComplete: 'billing street-address' },
  billing_city: { autoComplete: 'billing address-level2' },
  billing_prov: { autoComplete: 'billing address-level1' },
  billing_state: { autoComplete: 'billing address-level1' },
  billing_pc: { autoComplete: 'billing postal-code' },
  billing_zip: { autoComplete: 'billing postal-code', inputMode: 'numeric' },
  billing_telephone: tel('billing tel'),
  billing_fax: tel('off'),
  business_email: email('email'),
  website: { inputMode: 'url', autoComplete: 'url' },
  shipping_street: { autoComplete: 'shipping street-address' },
  shipping_city: { autoComplete: 'shipping address-level2' },
  shipping_prov: { autoComplete: 'shipping address-level1' },
  shipping_state: { autoComplete: 'shipping address-level1' },
  shipping_pc: { autoComplete: 'shipping postal-code' },
  shipping_zip: { autoComplete: 'shipping postal-code', inputMode: 'numeric' },
  owner_name: { autoComplete: 'name' },
  owner_address: { autoComplete: 'street-address' },
  owner_phone: tel('home tel'),
  email: email('email'),
  bank_Tel: { type: 'tel', inputMode: 'numeric', autoComplete: 'off' },
  owner_social_security: { ...secret, inputMode: 'numeric' },
  owner_driver_license: secret,
  bank_account_number: { ...secret, inputMode: 'numeric' },
  cardholder_name: secret,
  company_registration_date: { autoComplete: 'off' },
  expiry_date: { inputMode: 'numeric', autoComplete: 'cc-exp' },
};

/** The values that a field offers, by the names of the wire. */
export function choicesOf(name: string, form: Form): readonly Choice[] {
  if (name === 'businessRegistered') return REGISTERED_AS;
  if (name === 'invoiceMethod') return INVOICE_METHODS[form];
  return name === 'card_type' ? CARD_TYPES : YES_NO;
}

export type Choice =
  | (typeof REGISTERED_AS)[number]
  | (typeof INVOICE_METHODS)['ca' | 'usa'][number]
  | (typeof CARD_TYPES)[number]
  | (typeof YES_NO)[number];
