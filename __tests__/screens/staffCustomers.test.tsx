import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type {
  CustomersProduct,
  DeskCustomer,
  DeskPerson,
  FoundAsCustomer,
  ListedCustomer,
} from '../../src/api/staffCustomers';
import type { DeskPriceList } from '../../src/api/staffPriceLists';
import { errorResponse, type MockResponses, type MockRequest } from '../support/mockFetch';
import { DESK, renderStaff } from '../support/renderStaff';

const row: ListedCustomer = {
  customer_code: 'AF1001',
  company_name: 'Atelier Fil',
  owner_name: 'Odile Tremblay',
  email: 'odile@atelier.test',
  phone: '514 555-0100',
  country: 'CA',
  standing: 'active',
  order_hold: false,
  last_order_at: '2026-11-20T12:00:00.000Z',
  open_orders: 2,
};
const other = { ...row, customer_code: 'NO2002', company_name: 'Nopal', standing: 'locked' };

const address = {
  code: 'DOCK',
  kind: 'ship' as const,
  name: 'Dock 3',
  street: '12 Rue du Fil',
  city: 'Laval',
  region: 'QC',
  postal_code: 'H7A 1A1',
  country: 'CA',
  phone: '',
  is_default: true,
};
const owner: DeskPerson = {
  name: row.owner_name,
  email: row.email,
  role: 'owner',
  standing: 'active',
  lang: 'fr',
  has_password: true,
  ship_to_codes: [],
  created_at: '2025-01-02T12:00:00.000Z',
  sessions: [{ created_at: '2026-11-20T10:00:00.000Z', last_seen_at: '2026-11-21T10:00:00.000Z' }],
};
const customer: DeskCustomer = {
  ...row,
  version: 4,
  lang: 'fr',
  terms: 'NET 30',
  po_required: false,
  min_order: null,
  credit_limit: 5000,
  buyers_see: 'all',
  price_lists: [],
  created_at: '2025-01-02T12:00:00.000Z',
  has_password: true,
  addresses: [address],
  people: [owner],
  orders: [
    {
      order_id: '1001',
      placed_at: '2026-11-20T12:00:00.000Z',
      stage: 'released',
      po_reference: 'PO-7',
      total: 130.5,
    } as const,
  ],
  history: [],
  hold: null,
};

const held: DeskCustomer = {
  ...customer,
  order_hold: true,
  hold: { since: '2026-11-20T15:00:00.000Z', by: 'rita@shop.test', reason: 'Overdue invoices' },
};

const felt: CustomersProduct = {
  id: 'p1',
  product_id: 'FELT-1',
  name: 'Felt red',
  country: 'CA',
  class: '',
  ship_pac: 12,
  types: '',
  image: 'FELT-1.jpg',
  barcodes: [],
  brand: '',
  color: '',
  size: '',
  cat_code: 'SEW',
  available: 7,
  selling_price: 10,
  selling_price_2: 8.5,
  retail_price: 20,
  last_order: {
    order_id: '1001',
    placed_at: '2026-11-20T12:00:00.000Z',
    order_qty: 2,
    unit_price: 9,
  },
};
const soldOut = {
  ...felt,
  product_id: 'FELT-2',
  name: 'Felt blue',
  available: 0,
  last_order: null,
};
const found: FoundAsCustomer = {
  country: 'CA',
  products: [felt, soldOut],
  total: 2,
  page: 1,
  pagination: 25,
  hidden: [],
};

const SHOP = 'GET /api/staff/customer/products';
const LIST = 'GET /api/staff/customers';
const ONE = 'GET /api/staff/customer';
const CHANGE = 'PATCH /api/v1/customers/AF1001';
const listed = (...customers: ListedCustomer[]) => ({
  customers,
  total: customers.length,
  page: 1,
  pagination: 25,
});
const changed = (version = 5) => ({ row: 1, key: 'AF1001', outcome: 'changed', version });

async function openList(answers: MockResponses = {}, at = '/staff/customers') {
  const page = await renderStaff({ at, answers: { [LIST]: listed(row, other), ...answers } });
  return { ...page, person: userEvent.setup() };
}

async function openOne(answers: MockResponses = {}) {
  const page = await renderStaff({
    at: '/staff/customers/AF1001',
    answers: { [ONE]: { customer }, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Atelier Fil' });
  return { ...page, person: userEvent.setup() };
}

/** The versions and bodies of the changes that were sent. */
const changes = (requests: readonly MockRequest[]) =>
  requests.flatMap(({ method, headers, body }) =>
    method === 'PATCH' ? [[headers.get('if-match'), body]] : [],
  );
const bodies = (requests: readonly MockRequest[]) => requests.flatMap(({ body }) => body ?? []);

describe('the list of customers', () => {
  it('is sorted by the server, up, down and by name, as the address says', async () => {
    const { person, requests } = await openList(
      { [LIST]: { ...listed(other, row), total: 60 } },
      '/staff/customers?search=a&page=2',
    );
    const codes = () =>
      screen
        .getAllByRole('link', { name: /^[A-Z]{2}\d{4}$/ })
        .map(({ textContent }) => textContent);
    const press = async (search: string) => {
      await person.click(await screen.findByRole('button', { name: 'Open orders' }));
      await waitFor(() => expect(location.search).toBe(search));
      const asked = requests.findLast(({ path }) => path === '/api/staff/customers');
      return asked?.query.get('sort');
    };
    const head = () => screen.findByRole('columnheader', { name: 'Open orders' });
    expect(await press('?search=a&sort=open')).toBe('open');
    expect(await head()).toHaveAttribute('aria-sort', 'ascending');
    expect(await press('?search=a&sort=-open')).toBe('-open');
    expect(await head()).toHaveAttribute('aria-sort', 'descending');
    // Rows stay as the server sorted them.
    expect(codes()).toEqual(['NO2002', 'AF1001']);
    expect(await press('?search=a')).toBeNull();
    expect(await head()).not.toHaveAttribute('aria-sort');
  });

  it('shows who is locked and what is open, and links to each', async () => {
    await openList();
    const link = await screen.findByRole('link', { name: 'NO2002' });
    expect(link).toHaveAttribute('href', '/staff/customers/NO2002');
    const locked = screen.getByRole('row', { name: /NO2002/ });
    expect(within(locked).getByText('Locked')).toBeVisible();
    expect(document.title).toMatch(/^Customers/);
  });

  it('is navigated with j and k, searched with / and opened with Enter', async () => {
    const { person, requests } = await openList({ [ONE]: { customer } });
    await screen.findByRole('link', { name: 'AF1001' });
    await person.keyboard('j');
    expect(screen.getByRole('link', { name: 'AF1001' })).toHaveFocus();
    await person.keyboard('/odile{Enter}');
    await waitFor(() => expect(location.search).toBe('?search=odile'));
    expect(requests.map(({ query }) => query.get('search'))).toContain('odile');
    screen.getByRole('link', { name: 'AF1001' }).focus();
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Atelier Fil' })).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(location.search).toBe('?search=odile'));
    expect(await screen.findByRole('link', { name: 'AF1001' })).toHaveFocus();
  });

  it('says that none match, and offers to show all', async () => {
    await openList({ [LIST]: listed() }, '/staff/customers?view=locked');
    expect(await screen.findByText('No customers match.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All customers' })).toHaveAttribute(
      'href',
      '/staff/customers',
    );
  });

  it('says why it could not be loaded', async () => {
    await openList({
      [LIST]: errorResponse(403, { message: 'Your account does not have permission to do this.' }),
    });
    expect(
      await screen.findByText('Your account does not have permission to do this.'),
    ).toBeVisible();
  });

  it('offers no new customer with read-only access', async () => {
    await openList({ 'GET /api/staff/desk': { ...DESK, roles: ['read'] } });
    await screen.findByRole('link', { name: 'AF1001' });
    expect(screen.queryByRole('button', { name: /Add customer/ })).toBeNull();
  });
});

describe('adding a customer', () => {
  it('asks for missing data, and then shows the customer', async () => {
    const { person, requests } = await openList({
      'POST /api/v1/customers': { row: 1, key: 'AF1001', outcome: 'added', version: 1 },
      [ONE]: { customer },
    });
    await person.click(await screen.findByRole('button', { name: /Add customer/ }));
    const form = screen.getByRole('form', { name: 'New customer' });
    await person.click(within(form).getByRole('button', { name: 'Add customer' }));
    expect(await within(form).findByText('A customer code is required')).toBeVisible();
    expect(within(form).getByText('Email is required')).toBeVisible();

    await person.type(within(form).getByLabelText('Customer code'), 'AF1001');
    await person.type(within(form).getByLabelText('Contact name'), 'Odile');
    await person.type(within(form).getByLabelText('Email'), 'odile@atelier.test');
    await person.click(within(form).getByRole('button', { name: 'Add customer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Atelier Fil' })).toBeVisible();
    expect(bodies(requests)).toContainEqual(
      expect.objectContaining({ customer_code: 'AF1001', owner_name: 'Odile', invite: true }),
    );
  });
});

describe('a customer', () => {
  it('shows addresses, sign-ins and open orders', async () => {
    await openOne();
    expect(screen.getByText('12 Rue du Fil')).toBeVisible();
    expect(screen.getByRole('link', { name: '1001' })).toHaveAttribute(
      'href',
      '/staff/orders/1001',
    );
    expect(screen.getByText(/^1 active session, last used/)).toBeVisible();
    expect(document.title).toMatch(/^Customer AF1001/);
  });

  it('has people who are invited, and told of what turning one off means', async () => {
    const zoe = { ...owner, name: 'Zoé Roy', email: 'zoe@atelier.test', role: 'buyer' } as const;
    const users = 'PATCH /api/v1/customers/AF1001/users';
    const { person, requests } = await openOne({
      [ONE]: { customer: { ...customer, people: [owner, { ...zoe, sessions: [] }] } },
      [users]: changed(),
    });
    const people = screen.getByRole('region', { name: 'People' });
    expect(within(people).getAllByText(/^(Owner|Buyer)$/)).toHaveLength(2);

    await person.click(within(people).getByRole('button', { name: 'Invite a colleague' }));
    const sheet = screen.getByRole('dialog', { name: 'Invite a colleague' });
    await person.type(within(sheet).getByLabelText(/^Email/), zoe.email);
    await person.click(within(sheet).getByRole('button', { name: /^Send invitation/ }));
    expect(within(sheet).getByText(/already one of these people/)).toBeVisible();
    expect(within(sheet).getByText('Enter the person’s name')).toBeVisible();
    await person.clear(within(sheet).getByLabelText(/^Email/));
    await person.type(within(sheet).getByLabelText(/^Email/), 'max@atelier.test');
    await person.type(within(sheet).getByLabelText(/^Name/), 'Max Lee');
    await person.selectOptions(within(sheet).getByLabelText('Role'), 'Administrator');
    await person.click(within(sheet).getByRole('button', { name: /^Send invitation/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await person.click(within(people).getByRole('button', { name: 'Turn Zoé Roy off' }));
    expect(screen.getByText(/^Zoé Roy is signed out everywhere immediately/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Turn off/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(requests)).toEqual([
      {
        email: 'max@atelier.test',
        name: 'Max Lee',
        role: 'administrator',
        ship_to_codes: [],
        invite: true,
      },
      { email: zoe.email, standing: 'off' },
    ]);
  });

  it('is given a price list and loses it, told what that means, at the version that was seen', async () => {
    const schools: DeskPriceList = {
      code: 'SCHOOLS',
      version: 1,
      name: 'Schools',
      country: 'CA',
      percent_off: 10,
      binding: true,
      public: false,
      starts_on: null,
      ends_on: null,
      state: 'now',
      customers: 1,
      prices: 4,
      as_of: null,
    };
    const { person, requests, answers } = await openOne({
      [ONE]: { customer: { ...customer, price_lists: [schools] } },
      [CHANGE]: changed(),
      'GET /api/staff/price-lists': {
        price_lists: [{ ...schools, code: 'OTHER' }],
        total: 1,
        page: 1,
        pagination: 25,
      },
    });
    const card = within(screen.getByRole('region', { name: 'Price lists' }));
    expect(card.getByRole('listitem')).toHaveTextContent(
      /Schools.*In force.*10% off the list price · 4 prices · Binding/,
    );
    await person.click(card.getByRole('button', { name: 'Assign price list' }));
    const sheet = within(screen.getByRole('dialog'));
    await person.type(sheet.getByLabelText('Code of the list'), 'schools{Enter}');
    expect(await sheet.findByText('This customer has this list already')).toBeVisible();
    await person.clear(sheet.getByLabelText('Code of the list'));
    answers[ONE] = { customer: { ...customer, version: 5, price_lists: [schools] } };
    await person.type(sheet.getByLabelText('Code of the list'), 'other{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await person.click(card.getByRole('button', { name: 'Take away price list SCHOOLS' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(/Atelier Fil pays what else applies/);
    await person.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Take away' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes(requests)).toEqual([
      ['"4"', { price_lists: ['SCHOOLS', 'OTHER'] }],
      ['"5"', { price_lists: [] }],
    ]);
  });

  it('has a minimum order and a purchase-order number that orders need', async () => {
    const { person, requests } = await openOne({ [CHANGE]: changed() });
    await person.keyboard('e');
    const minimum = screen.getByLabelText(/^Minimum order/);
    await person.type(minimum, 'much{Enter}');
    expect(await screen.findByText('Enter an amount, or leave this empty')).toBeVisible();
    await person.clear(minimum);
    await person.type(minimum, '250,50');
    await person.click(screen.getByLabelText('An order needs a purchase-order number'));
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(changes(requests)).toEqual([['"4"', { min_order: 250.5, po_required: true }]]),
    );
  });

  it('has a credit limit, and orders that its buyers see', async () => {
    const { person, requests } = await openOne({ [CHANGE]: changed() });
    const contact = within(await screen.findByRole('region', { name: 'Account' }));
    expect(contact.getByText('$5,000.00')).toBeVisible();
    expect(contact.queryByText('Orders that buyers see')).toBeNull();
    await person.keyboard('e');
    const limit = screen.getByLabelText(/^Credit limit/);
    expect(limit).toHaveValue('5000.00');
    await person.clear(limit);
    await person.click(screen.getByLabelText(/^Buyers see only the orders/));
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(changes(requests)).toEqual([['"4"', { credit_limit: null, buyers_see: 'own' }]]),
    );
  });

  it('tells whose orders its buyers see, if that is not all', async () => {
    await openOne({ [ONE]: { customer: { ...customer, buyers_see: 'own' } } });
    const contact = within(await screen.findByRole('region', { name: 'Account' }));
    expect(contact.getByText('Only their own')).toBeVisible();
  });

  it('sends only changed fields, with the version that was seen', async () => {
    const { person, requests, answers } = await openOne({ [CHANGE]: changed() });
    await person.keyboard('e');
    const terms = screen.getByLabelText('Payment terms');
    await person.clear(terms);
    answers[ONE] = { customer: { ...customer, version: 5, terms: 'NET 60' } };
    await person.type(terms, ' NET 60 {Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Payment terms')).toBeNull());
    expect(changes(requests)).toEqual([['"4"', { terms: 'NET 60' }]]);
    expect(await screen.findByText('NET 60')).toBeVisible();
  });

  it('keeps what was typed when someone else was faster, and says who', async () => {
    const { person, requests, answers } = await openOne({
      [CHANGE]: errorResponse(412, { message: 'Changed.' }),
    });
    await person.keyboard('e');
    await person.type(screen.getByLabelText('Phone', { selector: '[name="phone"]' }), '9');
    const history = [
      {
        seq: 1,
        at: '2026-11-21T10:00:00.000Z',
        kind: 'customer.changed',
        actor_kind: 'staff',
        actor: 'ben@staff.test',
        fields: ['terms'],
      },
    ];
    answers[ONE] = { customer: { ...customer, version: 5, terms: 'NET 10', history } };
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/ben@staff.test has changed this customer/)).toBeVisible();
    expect(screen.getByLabelText('Phone', { selector: '[name="phone"]' })).toHaveValue(
      '514 555-01009',
    );

    answers[CHANGE] = changed(6);
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(changes(requests)).toContainEqual(['"5"', { phone: '514 555-01009' }]),
    );
  });

  it('shows the server’s objection beside the field', async () => {
    const message = 'This email address belongs to another customer.';
    const conflict = errorResponse(400, { message, errors: [{ field: 'email', message }] });
    const { person } = await openOne({ [CHANGE]: conflict });
    await person.keyboard('e');
    await person.type(screen.getByLabelText('Email'), 'x');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  });

  it('has addresses as rows that can be added and removed', async () => {
    const { person, requests } = await openOne({ [CHANGE]: changed() });
    await person.keyboard('e');
    await person.click(screen.getByRole('button', { name: 'Remove address 1' }));
    await person.click(screen.getByRole('button', { name: 'Add address' }));
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Enter a street')).toBeVisible();
    await person.type(screen.getByLabelText('Street'), '1 Main St');
    await person.type(screen.getByLabelText('City'), 'Guelph');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(bodies(requests)).toContainEqual(
        expect.objectContaining({
          addresses: [
            expect.objectContaining({ code: 'SHIP', street: '1 Main St', is_default: true }),
          ],
        }),
      ),
    );
  });

  it('is locked after confirmation, and unlocked by Undo', async () => {
    const { person, requests, answers } = await openOne({ [CHANGE]: changed() });
    answers[ONE] = { customer: { ...customer, version: 5, standing: 'locked' } };
    await person.keyboard('l');
    const question = screen.getByRole('dialog', { name: 'Lock the account of AF1001?' });
    await person.click(within(question).getByRole('button', { name: 'Lock account' }));
    expect(await screen.findByText('The account of AF1001 was locked.')).toBeVisible();

    answers[CHANGE] = changed(6);
    answers[ONE] = { customer: { ...customer, version: 6 } };
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(changes(requests)).toEqual([
        ['"4"', { standing: 'locked' }],
        ['"5"', { standing: 'active' }],
      ]),
    );
    expect(await screen.findByRole('button', { name: /Lock account/ })).toBeVisible();
  });

  it('is sent a sign-in link by email after confirmation', async () => {
    const { person } = await openOne({ 'POST /api/v1/customers/AF1001/invite': changed(4) });
    await person.keyboard('i');
    const question = screen.getByRole('dialog', { name: 'Send AF1001 a sign-in link?' });
    await person.click(within(question).getByRole('button', { name: 'Send sign-in link' }));
    expect(await screen.findByText('The link is on its way to odile@atelier.test.')).toBeVisible();
  });

  it('is read-only for staff who may not change it', async () => {
    await openOne({ 'GET /api/staff/desk': { ...DESK, roles: ['orders'] } });
    expect(screen.queryByRole('button', { name: /Lock the account|Change/ })).toBeNull();
  });

  it('that does not exist is reported as such', async () => {
    await renderStaff({
      at: '/staff/customers/NOBODY',
      answers: { [ONE]: errorResponse(404, { message: 'This customer does not exist.' }) },
    });
    expect(await screen.findByText('This customer does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All customers' })).toBeVisible();
  });
});

describe('the shop as the customer sees it', () => {
  it('is searched with /, and shows price, pack, stock and the last order', async () => {
    const { person, requests } = await openOne({ [SHOP]: found });
    await person.keyboard('/felt{Enter}');
    const row = await screen.findByRole('row', { name: /FELT-1/ });
    expect(within(row).getByText('$8.50')).toBeVisible();
    expect(within(row).getByText('$102.00')).toBeVisible();
    expect(within(row).getByText('7')).toBeVisible();
    expect(within(row).getByText('Can be ordered')).toBeVisible();
    expect(within(row).getByText('2 packs at $9.00 per unit')).toBeVisible();
    const soldOut = screen.getByRole('row', { name: /FELT-2/ });
    expect(within(soldOut).getByText('Out of stock')).toBeVisible();
    expect(within(soldOut).getByText('Cannot be ordered')).toBeVisible();
    expect(within(soldOut).getByText('Never')).toBeVisible();
    expect(screen.getByText(/^Prices in CAD and stock for Canada/)).toBeVisible();
    const query = requests.find(({ path }) => SHOP.endsWith(path))?.query;
    expect([query?.get('customer_code'), query?.get('search')]).toEqual(['AF1001', 'felt']);
    expect(location.search).toBe('?search=felt');
  });

  it('says that new orders are held, why, since when and by whom', async () => {
    await openOne({ [ONE]: { customer: held } });
    expect(await screen.findByText(/new orders are held until/)).toBeVisible();
    expect(screen.getByText(/Overdue/)).toHaveTextContent(
      /^Orders held · Overdue invoices · rita@shop\.test · Nov 20, 2026/,
    );
  });

  it('asks why orders are to be held, and holds them again for the same reason', async () => {
    let shown = customer;
    const { person, requests } = await openOne({
      [CHANGE]: ({ body }: MockRequest) => {
        shown = (body as { order_hold: boolean }).order_hold ? held : customer;
        return changed();
      },
      [ONE]: () => ({ customer: shown }),
    });
    const button = (name: string) =>
      within(screen.getByRole('dialog')).getByRole('button', { name });
    await person.click(await screen.findByRole('button', { name: /^Hold orders/ }));
    await person.click(button('Hold orders'));
    expect(screen.getByText('Please write a sentence')).toBeVisible();
    await person.type(screen.getByLabelText('Reason for the hold'), 'Overdue invoices');
    await person.click(button('Hold orders'));
    await person.click(await screen.findByRole('button', { name: /^Stop holding orders/ }));
    await person.click(button('Stop holding orders'));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    const hold = { order_hold: true, hold_reason: 'Overdue invoices' };
    const bodies = () => requests.filter(({ method }) => method === 'PATCH').map((one) => one.body);
    await waitFor(() => expect(bodies()).toEqual([hold, { order_hold: false }, hold]));
  });

  it('says why a product is not in it', async () => {
    const hidden = [{ product_id: 'FELT-9', name: 'Felt grey', withdrawn: true }];
    const nothing = { ...found, products: [], total: 0, hidden };
    const { person } = await openOne({ [SHOP]: nothing });
    await person.keyboard('/felt-9{Enter}');
    expect(await screen.findByText(/No products match “felt-9”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'FELT-9' })).toHaveAttribute(
      'href',
      '/staff/products/FELT-9',
    );
    expect(screen.getByText(/^Withdrawn\./)).toBeVisible();
  });
});
