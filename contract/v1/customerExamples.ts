const address = {
  kind: 'ship' as const,
  code: 'MTL',
  name: 'La Laine',
  street: '12 rue Fil',
  city: 'Montréal',
  region: 'QC',
  postal_code: 'H2X 1Y4',
  country: 'CA' as const,
  phone: '514 555 0199',
  is_default: true,
};

const customerFields = {
  customer_code: 'LAINE01',
  email: 'achats@lalaine.example',
  owner_name: 'Odile Tremblay',
  company_name: 'La Laine',
  country: 'CA' as const,
  lang: 'fr' as const,
  phone: '514 555 0199',
  terms: 'NET 30',
};

/** Example of a customer sent by another system. */
export const customerRow = { ...customerFields, addresses: [address], invite: true };

/** Example of a customer for the API documentation. */
export const customer = {
  ...customerFields,
  version: 1,
  order_hold: false,
  standing: 'active',
  addresses: [address],
  users: [
    {
      email: 'zoe@lalaine.example',
      name: 'Zoé Roy',
      lang: 'fr' as const,
      role: 'buyer' as const,
      standing: 'active' as const,
      ship_to_codes: [],
    },
  ],
  created_at: '2026-11-23T14:02:03.870Z',
};
