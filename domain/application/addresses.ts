import { parseCountry } from '../countries';

/** A shipping or billing address on an order. */
export interface OrderAddress {
  code: string;
  name: string;
  street: string;
  city: string;
  /** Province or state. */
  region: string;
  postal_code: string;
  country: string;
  phone: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the addresses in an application; an address that was left blank is omitted. */
export function addressesOf(
  form: string,
  values: Values,
): { kind: 'bill' | 'ship'; address: OrderAddress }[] {
  const text = (...names: string[]) => {
    const candidates = names.map((name) => values[name]);
    return (
      candidates.find((value): value is string => typeof value === 'string' && value !== '') ?? ''
    );
  };
  const country = parseCountry(form);
  const company = text('company_name', 'owner_name');
  const phone = text('billing_telephone');
  const bill = {
    code: 'BILL',
    name: company,
    country,
    phone,
    street: text('billing_street'),
    city: text('billing_city'),
    region: text('billing_prov', 'billing_state'),
    postal_code: text('billing_pc', 'billing_zip'),
  };
  const ship = {
    code: 'SHIP',
    name: text('shipping_consignee_name') || company,
    country,
    phone,
    street: text('shipping_street'),
    city: text('shipping_city'),
    region: text('shipping_prov', 'shipping_state'),
    postal_code: text('shipping_pc', 'shipping_zip'),
  };
  return [
    { kind: 'bill' as const, address: bill },
    { kind: 'ship' as const, address: ship },
  ].filter(({ address }) => address.street !== '' || address.city !== '');
}
