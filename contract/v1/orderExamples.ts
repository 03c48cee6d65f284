const address = {
  code: 'MTL',
  name: 'La Laine',
  street: '12 rue Fil',
  city: 'Montréal',
  region: 'QC',
  postal_code: 'H2X 1Y4',
  country: 'CA',
  phone: '514 555 0199',
};

/** Example of an order for the API documentation. */
export const order = {
  order_id: '10482',
  released_at: '2026-11-23T14:12:05.114Z',
  placed_at: '2026-11-23T14:02:03.870Z',
  stage: 'released',
  version: 2,
  currency: 'CAD',
  po_reference: 'PO-7741',
  order_comment: 'Dock 3',
  language: 'fr',
  merchandise_total: 412.8,
  customer: {
    customer_code: 'LAINE01',
    company_name: 'La Laine',
    email: 'achats@lalaine.example',
    phone: '514 555 0199',
    terms: 'NET 30',
  },
  placed_by: { name: 'Zoé Roy', email: 'zoe@lalaine.example' },
  bill_to: address,
  ship_to: address,
  external_id: null,
  acknowledged_at: null,
  lines: [
    {
      line: 1,
      product_id: 'YR1043',
      barcode: '628110000019',
      name: 'Merino DK, red',
      quantity: 4,
      uom: 'PK',
      ship_pack: 12,
      units: 48,
      unit_price: 8.6,
      line_total: 412.8,
      shipped: 0,
      cancelled: 0,
      back_ordered: 0,
      expected_on: null,
    },
  ],
};

export const orderInFull = { ...order, shipments: [], cancellations: [] };
