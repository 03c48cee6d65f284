import type { OrderAddress } from '#domain/application/addresses';
import { MAX_ADDRESSES, type AddressKind } from '#domain/customers';

import type { ServerMessageKey } from '../../messages/translate';

export interface CustomerAddress extends OrderAddress {
  kind: AddressKind;
  is_default?: boolean | undefined;
}

/**
 * A change to one address, identified by its code or else the default one of its kind; omitted
 * fields stay unchanged.
 */
export type AddressChange = Pick<CustomerAddress, 'kind'> & {
  [Field in keyof OrderAddress]?: OrderAddress[Field] | undefined;
};

interface Fault {
  code: ServerMessageKey;
  field: string;
  params?: { limit: number };
}

export type MergeResult = { addresses: CustomerAddress[] } | { fault: Fault };

/** Codes of the first addresses, the same as those from an application. */
const DEFAULT_CODES: Record<AddressKind, string> = { bill: 'BILL', ship: 'SHIP' };

const EMPTY = { name: '', street: '', city: '', region: '', postal_code: '', phone: '' };

/**
 * Returns the addresses with some of them changed or added, or the fault if a new one is
 * incomplete. Expects the default addresses first.
 */
export function mergeAddresses(
  before: readonly CustomerAddress[],
  changes: readonly AddressChange[],
  country: string,
): MergeResult {
  let addresses = [...before];
  for (const { kind, ...change } of changes) {
    const ofKind = addresses.filter((address) => address.kind === kind);
    const code = change.code ?? ofKind[0]?.code ?? DEFAULT_CODES[kind];
    const existing = ofKind.find((address) => address.code === code);
    const changedFields = Object.entries(change).filter(([, value]) => value !== undefined);
    const after: CustomerAddress = {
      ...(existing ?? { kind, country, ...EMPTY }),
      ...(Object.fromEntries(changedFields) as Partial<OrderAddress>),
      code,
    };
    const missing = (['street', 'city'] as const).find((field) => after[field] === '');
    if (missing) return { fault: { code: 'field.missing', field: `${kind}_to_${missing}` } };
    addresses = existing
      ? addresses.map((address) => (address === existing ? after : address))
      : [...addresses, after];
  }
  if (addresses.length <= MAX_ADDRESSES) return { addresses };
  const params = { limit: MAX_ADDRESSES };
  return { fault: { code: 'field.tooMany', field: 'addresses', params } };
}
