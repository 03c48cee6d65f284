import type { ApplicationValues, FormSection } from './fields';
import type { FieldName } from './forms';

/** Checkbox of a section that copies its address from the billing address; saved with the draft. */
export const AS_BILLING = {
  shipping: 'shipping_as_billing',
  owner: 'owner_as_billing',
} as const satisfies Partial<Record<FormSection, string>>;
export type AsBilling = (typeof AS_BILLING)[keyof typeof AS_BILLING];

/** Fields that each checkbox fills in, from the first non-empty one of the source fields. */
const SOURCES: Record<AsBilling, Partial<Record<FieldName, readonly FieldName[]>>> = {
  shipping_as_billing: {
    shipping_consignee_name: ['company_name', 'owner_name'],
    shipping_street: ['billing_street'],
    shipping_city: ['billing_city'],
    shipping_prov: ['billing_prov'],
    shipping_pc: ['billing_pc'],
    shipping_state: ['billing_state'],
    shipping_zip: ['billing_zip'],
  },
  owner_as_billing: {
    owner_address: ['billing_street'],
    owner_city: ['billing_city'],
    owner_prov: ['billing_prov'],
    owner_postal_code: ['billing_pc'],
    owner_state: ['billing_state'],
    owner_zip: ['billing_zip'],
    owner_phone: ['billing_telephone'],
  },
};

const checkedBoxes = (values: ApplicationValues) =>
  Object.values(AS_BILLING).filter((box) => values[box] === true);

/** Whether a field is copied from the billing address. */
export const isCopiedFromBilling = (name: string, values: ApplicationValues): boolean =>
  checkedBoxes(values).some((box) => name in SOURCES[box]);

/** Returns the values with every field copied from the billing address filled in. */
export function withBillingCopied<Values extends ApplicationValues>(values: Values): Values {
  const textOf = (name: string) => String(values[name] ?? '').trim();
  const copied = checkedBoxes(values).flatMap((box) =>
    Object.entries(SOURCES[box]).map(([name, from]) => [
      name,
      from.map(textOf).find((text) => text !== '') ?? '',
    ]),
  );
  return copied.length === 0 ? values : { ...values, ...Object.fromEntries(copied) };
}
