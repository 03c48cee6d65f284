import type { ListedCustomer } from '../../api/staffCustomers';
import { AccountStatus } from '../../features/desk-customer/AccountStatus';
import { listColumns } from '../../features/desk-frame/listColumns';

/** The columns of the list of customers. */
export const columns = listColumns<ListedCustomer>()({
  code: {
    label: 'customers.code',
    width: 'minmax(5.5rem, 1fr)',
    fold: 'head',
    mono: ({ customer_code }) => customer_code,
  },
  company: {
    label: 'staff.company',
    width: 'minmax(0, 5fr)',
    fold: 'bare',
    line: ({ company_name }) => company_name,
  },
  owner: {
    label: 'customers.owner',
    width: 'minmax(0, 3fr)',
    under: 'company',
    fold: 'bare',
    line: ({ owner_name }) => owner_name,
  },
  email: {
    label: 'staff.email',
    width: 'minmax(0, 5fr)',
    fold: 'bare',
    line: ({ email }) => email,
  },
  phone: {
    label: 'customers.phone',
    width: '7.5rem',
    under: 'email',
    fold: 'bare',
    text: ({ phone }) => phone,
  },
  country: {
    label: 'staff.country',
    width: '4rem',
    under: 'code',
    fold: 'left',
    text: ({ country }) => country,
  },
  last: {
    label: 'customers.lastOrder',
    width: '6.75rem',
    date: ({ last_order_at }) => last_order_at,
  },
  open: {
    label: 'customers.open',
    width: '4.5rem',
    under: 'last',
    fold: 'right',
    number: ({ open_orders }) => open_orders || null,
  },
  standing: {
    label: 'customers.standing',
    width: '8rem',
    fold: 'bare',
    cell: (customer) => <AccountStatus {...customer} />,
    sort: ({ standing, order_hold }) => `${standing} ${order_hold}`,
  },
});
