import type { OrderAddress } from '#domain/application/addresses';
import { MOST_ADDRESSES, type AddressKind } from '#domain/customers';

import type { MessageKey } from '../../messages/translate';

export interface CustomerAddress extends OrderAddress {
  kind: AddressKind;
  is_default?: boolean | undefined;
}

/** What is said of one address: by its code, else of the usual one of its kind; what is left out stays. */
export type AddressChange = Pick<CustomerAddress, 'kind'> & {
  [Field in keyof OrderAddress]?: OrderAddress[Field] | undefined;
};

interface Fault {
  code: MessageKey;
  field: string;
  params?: { limit: number };
}

export type Merged = { addresses: CustomerAddress[] } | { fault: Fault };

/** Codes of the first addresses, as those of an application have them. */
const FIRST: Record<AddressKind, string> = { bill: 'BILL', ship: 'SHIP' };

const EMPTY = { name: '', street: '', city: '', region: '', postal_code: '', phone: '' };

/** Addresses, the usual ones first, with some of them changed or added; what a new one lacks is told. */
export function mergeAddresses(
  before: readonly CustomerAddress[],
  changes: readonly AddressChange[],
  country: string,
): Merged {
  let addresses = [...before];
  for (const { kind, ...change } of changes) {
    const ofKind = addresses.filter((address) => address.kind === kind);
    const code = change.code ?? ofKind[0]?.code ?? FIRST[kind];
    const known = ofKind.find((address) => address.code === code);
    const said = Object.entries(change).filter(([, value]) => value !== undefined);
    const after: CustomerAddress = {
      ...(known ?? { kind, country, ...EMPTY }),
      ...(Object.fromEntries(said) as Partial<OrderAddress>),
      code,
    };
    const lacking = (['street', 'city'] as const).find((field) => after[field] === '');
    if (lacking) return { fault: { code: 'field.missing', field: `${kind}_to_${lacking}` } };
    addresses = known
      ? addresses.map((address) => (address === known ? after : address))
      : [...addresses, after];
  }
  if (addresses.length <= MOST_ADDRESSES) return { addresses };
  const params = { limit: MOST_ADDRESSES };
  return { fault: { code: 'field.tooMany', field: 'addresses', params } };
}
