/** Codes are told over the telephone: letters, digits, - and _. */
export const CUSTOMER_CODE = '^[A-Za-z0-9_-]+$';

/** Most characters. */
export const CUSTOMER = { code: 40, text: 200 } as const;
export const ADDRESS = { code: 40, text: 200, short: 40 } as const;

export const isNewCode = (code: string): boolean =>
  code.length <= CUSTOMER.code && new RegExp(CUSTOMER_CODE).test(code);

/** Where bills go, and where goods go. */
export const ADDRESS_KINDS = ['ship', 'bill'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** What an address is made of, besides its kind. */
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

/** Addresses that one customer can have. */
export const MOST_ADDRESSES = 100;

/** Within a kind a code names one address: the first that another has already, if any. */
export function addressNamedTwice<A extends { kind: AddressKind; code: string }>(
  addresses: readonly A[],
): A | undefined {
  const nameOf = ({ kind, code }: A) => `${kind} ${code.trim()}`;
  return addresses.find((address, at) =>
    addresses.slice(0, at).some((before) => nameOf(before) === nameOf(address)),
  );
}
