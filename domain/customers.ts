import { RULES } from './rules';

/** Customer codes can be read out over the telephone: letters, digits, - and _ only. */
export const CUSTOMER_CODE_PATTERN = '^[A-Za-z0-9_-]+$';

/** Maximum lengths, in characters. */
export const CUSTOMER_LIMITS = { code: RULES.customerCodeLength, text: 200 } as const;
export const ADDRESS_LIMITS = { code: 40, text: 200, short: 40 } as const;

export const isValidCustomerCode = (code: string): boolean =>
  code.length <= CUSTOMER_LIMITS.code && new RegExp(CUSTOMER_CODE_PATTERN).test(code);

/** Kinds of address: shipping and billing. */
export const ADDRESS_KINDS = ['ship', 'bill'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** Fields of an address, other than its kind. */
export const ADDRESS_FIELDS = [
  'code',
  'name',
  'street',
  'city',
  'region',
  'postal_code',
  'country',
  'phone',
] as const;

/** Maximum number of addresses per customer. */
export const MAX_ADDRESSES = 100;

/**
 * Returns the first address whose code an earlier address of the same kind already has, if any;
 * codes are unique within a kind.
 */
export function findDuplicateAddress<A extends { kind: AddressKind; code: string }>(
  addresses: readonly A[],
): A | undefined {
  const nameOf = ({ kind, code }: A) => `${kind} ${code.trim()}`;
  return addresses.find((address, index) =>
    addresses.slice(0, index).some((before) => nameOf(before) === nameOf(address)),
  );
}
