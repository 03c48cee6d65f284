import type { ApplicationValues, Section } from './fields';
import type { FieldName } from './forms';

/** The box of a section that takes its address over from the billing address; a draft keeps it. */
export const AS_BILLING = {
  shipping: 'shipping_as_billing',
  owner: 'owner_as_billing',
} as const satisfies Partial<Record<Section, string>>;
export type AsBilling = (typeof AS_BILLING)[keyof typeof AS_BILLING];

/** What each box fills in, from the first of the named fields in which something stands. */
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

const tickedBoxes = (values: ApplicationValues) =>
  Object.values(AS_BILLING).filter((box) => values[box] === true);

/** True where a field stands as the billing address has it. */
export const isTakenOver = (name: string, values: ApplicationValues): boolean =>
  tickedBoxes(values).some((box) => name in SOURCES[box]);

/** The values with everything filled in that is taken over from the billing address. */
export function withTakenOver<Values extends ApplicationValues>(values: Values): Values {
  const textOf = (name: string) => String(values[name] ?? '').trim();
  const taken = tickedBoxes(values).flatMap((box) =>
    Object.entries(SOURCES[box]).map(([name, from]) => [
      name,
      from.map(textOf).find((text) => text !== '') ?? '',
    ]),
  );
  return taken.length === 0 ? values : { ...values, ...Object.fromEntries(taken) };
}
