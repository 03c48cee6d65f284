import type { Application } from '#contract/applications';

import type { ApplicationValues, Form } from '../../domain/application/fields';
import { FIELDS } from '../../domain/application/forms';

/** Distinctive values, to detect them wherever they must not appear. */
export const CANARIES = {
  owner_social_security: '918-27-3645',
  owner_driver_license: 'LIC-CANARY-55172',
  bank_account_number: '00417-8823911',
  cardholder_name: 'Canary Q Cardholder',
  expiry_date: '11/39',
};

const VALUES: Record<string, unknown> = {
  ...CANARIES,
  company_registration_date: '2004-09-30',
  business_email: 'office@newshop.test',
  email: 'Owner@NewShop.test',
  businessRegistered: ['corporation', 'other'],
  otherType: 'Co-operative',
  formerCustomer: 'Yes',
  formerName: 'Old Shop',
  invoiceMethod: ['fax'],
  sale_manager: 'No',
  caslConsent: 'Yes',
  billing_prov: 'QC',
  officers: [{ name: 'Ana Ruiz', title: 'President', address: '1 Main St' }, {}],
  trade: [{ name: 'Thread Co', telephone: '905-555-0100', fax: '', contact: 'Lee' }],
  bank_Tel: '(905) 555–0199 ext. 7\u0007',
  card_type: 'visa',
  authorized_card: true,
  accepted_terms: true,
};

/** Returns a complete application: every field of the form, filled in. */
export function completeApplication(form: Form, change: ApplicationValues = {}): Application {
  const values = Object.fromEntries(
    FIELDS[form].map(({ name }) => [name, VALUES[name] ?? `Some ${name}`]),
  );
  return { ...values, country: form, ...change };
}
