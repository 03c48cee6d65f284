import type { InputHTMLAttributes } from 'react';

import {
  CARD_TYPES,
  INVOICE_METHODS,
  REGISTERED_AS,
  YES_NO,
  type Form,
} from '#domain/application/fields';
import type { FieldName } from '#domain/application/forms';

type Hint = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

const tel = (autoComplete: string): Hint => ({ type: 'tel', inputMode: 'tel', autoComplete });
const email = (autoComplete: string): Hint => ({ type: 'email', inputMode: 'email', autoComplete });
const autofill = (autoComplete: string): Hint => ({ autoComplete });
const number: Hint = { autoComplete: 'off', inputMode: 'numeric', spellCheck: false };
/** For fields whose content a browser cannot know. */
const none: Hint = { autoComplete: 'off' };

/**
 * Hints for the parts of an address in an autofill group; one-line fields take only the first line.
 */
const address = (group: string) =>
  ({
    street: autofill(`${group} address-line1`),
    city: autofill(`${group} address-level2`),
    region: autofill(`${group} address-level1`),
    postalCode: {
      ...autofill(`${group} postal-code`),
      autoCapitalize: 'characters',
      spellCheck: false,
    },
    zipCode: { ...autofill(`${group} postal-code`), inputMode: 'numeric' },
  }) as const;

const billing = address('billing');
const shipping = address('shipping');
const owner = address('section-owner');

/** Autofill and virtual keyboard hints (HTML, autofill detail tokens). */
export const FIELD_HINTS: Partial<Record<FieldName, Hint>> = {
  company_name: autofill('organization'),
  company_registration_date: none,
  billing_street: billing.street,
  billing_city: billing.city,
  billing_prov: billing.region,
  billing_state: billing.region,
  billing_pc: billing.postalCode,
  billing_zip: billing.zipCode,
  billing_telephone: tel('billing work tel'),
  billing_fax: tel('billing fax tel'),
  billing_gst: none,
  billing_pst: none,
  billing_qst: none,
  business_license: none,
  irs_business: none,
  business_email: email('work email'),
  website: { type: 'text', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
  ap_contact: autofill('section-payable name'),
  otherType: none,
  formerName: none,
  preferredCourier: none,
  customsBroker: none,
  courierAccount: none,
  business_type: none,
  shipping_consignee_name: autofill('shipping organization'),
  shipping_street: shipping.street,
  shipping_city: shipping.city,
  shipping_prov: shipping.region,
  shipping_state: shipping.region,
  shipping_pc: shipping.postalCode,
  shipping_zip: shipping.zipCode,
  owner_name: autofill('section-owner name'),
  owner_address: owner.street,
  owner_city: owner.city,
  owner_prov: owner.region,
  owner_state: owner.region,
  owner_postal_code: owner.postalCode,
  owner_zip: owner.zipCode,
  owner_phone: tel('section-owner home tel'),
  email: email('section-owner email'),
  owner_business_name: autofill('section-owner organization'),
  owner_social_security: number,
  owner_driver_license: { ...none, spellCheck: false },
  bank_name: none,
  bank_account_number: { ...none, spellCheck: false },
  bank_Tel: { type: 'tel', inputMode: 'numeric', autoComplete: 'off' },
  bank_account_mgr: none,
  bank_address: none,
  bank_city: none,
  bank_province: none,
  bank_state: none,
  bank_postal_code: { ...none, autoCapitalize: 'characters', spellCheck: false },
  bank_zip: number,
  cardholder_name: autofill('cc-name'),
  expiry_date: { inputMode: 'numeric', autoComplete: 'cc-exp' },
};

/** Returns a field's choices, by their API values. */
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
