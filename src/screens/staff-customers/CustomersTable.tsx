import type { ListedCustomer } from '../../api/staffCustomers';
import { AccountStatus } from '../../features/desk-customer/AccountStatus';
import { DeskTable, ClickableRow, RowLink } from '../../features/desk-frame/DeskTable';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { OneLine } from '../../ui/OneLine';
import { namedColumns } from '../../ui/table/columns';
import { Cell, RowHead } from '../../ui/table/Row';

const columns = namedColumns({
  code: { label: 'customers.code', width: 'minmax(5.5rem, 1fr)', fold: 'head' },
  company: { label: 'staff.company', width: 'minmax(0, 5fr)', fold: 'bare' },
  owner: { label: 'customers.owner', width: 'minmax(0, 3fr)', under: 'company', fold: 'bare' },
  email: { label: 'staff.email', width: 'minmax(0, 5fr)', fold: 'bare' },
  phone: { label: 'customers.phone', width: '7.5rem', under: 'email', fold: 'bare' },
  country: { label: 'staff.country', width: '4rem', under: 'code', fold: 'left' },
  last: { label: 'customers.lastOrder', width: '6.75rem' },
  open: {
    label: 'customers.open',
    width: '4.5rem',
    isNumber: true,
    under: 'last',
    fold: 'right',
  },
  standing: { label: 'customers.standing', width: '8rem', fold: 'bare' },
});

interface CustomersTableProps {
  customers: readonly ListedCustomer[];
  /** Query string of the list, to which an opened customer returns. */
  query: string;
}

/** A page of the list; rows are selected with j, k or the arrow keys and opened with Enter. */
export function CustomersTable({ customers, query }: CustomersTableProps) {
  const t = useTranslate();

  return (
    <DeskTable caption={t('customers.title')} columns={columns} isWide>
      {customers.map((customer) => (
        <ClickableRow
          key={customer.customer_code}
          to={staffPaths.customer(customer.customer_code)}
          state={{ query }}
        >
          <RowHead column={columns.code}>
            <RowLink
              id={customer.customer_code}
              to={staffPaths.customer(customer.customer_code)}
              state={{ query }}
            />
          </RowHead>
          <CustomerCells customer={customer} />
        </ClickableRow>
      ))}
    </DeskTable>
  );
}

function CustomerCells({ customer }: { customer: ListedCustomer }) {
  const format = useFormat();
  const { company_name, owner_name, email, phone, country, last_order_at, open_orders } = customer;
  return (
    <>
      <Cell column={columns.company}>
        <OneLine title={company_name}>{company_name}</OneLine>
      </Cell>
      <Cell column={columns.owner}>
        <OneLine title={owner_name}>{owner_name}</OneLine>
      </Cell>
      <Cell column={columns.email}>
        <OneLine title={email}>{email}</OneLine>
      </Cell>
      <Cell column={columns.phone}>{phone}</Cell>
      <Cell column={columns.country}>{country}</Cell>
      <Cell column={columns.last}>{last_order_at && format.date(last_order_at)}</Cell>
      <Cell column={columns.open}>{open_orders > 0 && format.number(open_orders)}</Cell>
      <Cell column={columns.standing}>
        <AccountStatus {...customer} />
      </Cell>
    </>
  );
}
