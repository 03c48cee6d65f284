import { useState } from 'react';
import { useNavigate } from 'react-router';

import { localTimeZone } from '#domain/days';
import { CUSTOMER_SORT_COLUMNS } from '#domain/deskSorting';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import {
  useListCustomersQuery,
  type CustomerView,
  useAddCustomerMutation,
  type ListedCustomer,
} from '../../api/staffCustomers';
import { AccountStatus } from '../../features/desk-customer/AccountStatus';
import { NEW_CUSTOMER, sentOf } from '../../features/desk-customer/customerValues';
import { useCustomerForm } from '../../features/desk-customer/useCustomerForm';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DeskList } from '../../features/desk-frame/DeskList';
import { listColumns } from '../../features/desk-frame/listColumns';
import { SelectFilter } from '../../features/desk-frame/SelectFilter';
import { useAction } from '../../features/desk-frame/useAction';
import { sortingOfList } from '../../features/paging/sortingOfList';
import { useListParams } from '../../features/paging/useListParams';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { SmallButton } from '../../ui/Button';
import { Email } from '../../ui/Email';
import { Link } from '../../ui/Link';

/** The columns of the list of customers. */
const columns = listColumns<ListedCustomer>()({
  code: {
    label: 'customers.code',
    width: '5.5rem',
    narrow: '5rem',
    fold: 'head',
    mono: ({ customer_code }) => customer_code,
  },
  company: {
    label: 'staff.company',
    width: 8,
    fold: 'bare',
    text: ({ company_name }) => company_name,
  },
  owner: {
    label: 'customers.owner',
    width: 7,
    under: 'company',
    fold: 'bare',
    text: ({ owner_name }) => owner_name,
  },
  email: {
    label: 'staff.email',
    width: 11,
    fold: 'bare',
    cell: ({ email }) => <Email address={email} />,
    sort: ({ email }) => email,
  },
  phone: {
    label: 'customers.phone',
    width: '7rem',
    under: 'email',
    fold: 'bare',
    text: ({ phone }) => phone,
  },
  country: {
    label: 'staff.country',
    width: '3.75rem',
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
  },
});

const VIEWS: readonly CustomerView[] = ['all', 'active', 'locked', 'held', 'new'];

/** All customers, by name or as sorted; search, view and sorting are in the address. */
export function CustomersPage() {
  const t = useTranslate();
  const [isAdding, setIsAdding] = useState(false);
  const list = useListParams<'search' | 'view' | 'sort' | 'price_list'>();
  const { params, narrow } = list;
  const sorted = sortingOfList(list, CUSTOMER_SORT_COLUMNS);
  const view = VIEWS.find((known) => known === params.get('view')) ?? 'all';
  const search = params.get('search') ?? '';
  const priceList = params.get('price_list') ?? '';
  const isNarrowed = view !== 'all' || search !== '' || priceList !== '';
  const { page } = list;
  const query = useListCustomersQuery({
    view,
    page,
    pagination: DEFAULT_PAGE_SIZE,
    ...sorted.query,
    ...(view === 'new' && { zone: localTimeZone() }),
    ...(search && { search }),
    ...(priceList && { price_list: priceList }),
  });

  return (
    <DeskList
      title={t('customers.title')}
      query={query}
      countOf={({ total }) => t('customers.count', { count: total })}
      opens="customers.key.open"
      tools={[{ letter: 'a', label: 'customers.add', act: () => setIsAdding(true) }]}
      role="accounts"
      beside={
        <SmallButton as={Link} to={staffPaths.upload('customers')}>
          {t('upload.open')}
        </SmallButton>
      }
      filters={
        <>
          {isAdding && <AddCustomer onClose={() => setIsAdding(false)} />}
          <DeskFilters
            label={t('customers.search')}
            hint={t('customers.search.hint')}
            text={search}
            onSearch={(text) => narrow({ search: text })}
            isNarrowed={isNarrowed}
            onClear={() => narrow({ search: '', view: '', price_list: '' })}
          >
            <SelectFilter
              label={t('customers.standing')}
              chosen={view}
              choices={VIEWS.map((known) => [known, t(`customers.view.${known}`)])}
              onChoose={(chosen) => narrow({ view: chosen })}
            />
          </DeskFilters>
          {priceList && (
            <p>
              <Link to={staffPaths.priceList(priceList)}>
                {t('customers.ofList', { list: priceList })}
              </Link>
            </p>
          )}
        </>
      }
      itemsOf={({ customers }) => customers}
      paging={{ ...list, ...sorted }}
      empty={{
        icon: 'person',
        text: t(isNarrowed ? 'customers.noMatch' : 'customers.none'),
        link: isNarrowed && { to: staffPaths.customers, label: t('customers.showAll') },
      }}
      columns={columns}
      keyOf={({ customer_code }) => customer_code}
      to={({ customer_code }) => staffPaths.customer(customer_code)}
      state={() => ({ query: list.query })}
      isWide
    />
  );
}

/** Form for a customer who did not come through an application. */
function AddCustomer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [addCustomer] = useAddCustomerMutation();
  const action = useAction({ unanswered: 'customers.unanswered', hasFields: true });
  const { faults } = action;
  const { fields, parse, values } = useCustomerForm({
    initial: NEW_CUSTOMER,
    isNew: true,
    faults,
  });

  const send = async () => {
    const valid = await parse();
    return valid && addCustomer({ body: sentOf(valid) });
  };

  return (
    <ActionSheet
      kind="panel"
      title={t('customers.add.title')}
      submit={t('customers.add')}
      action={action}
      send={send}
      done={({ key: code }) =>
        t(values.invite ? 'customers.added.invited' : 'customers.added', {
          code,
          email: values.email.trim(),
        })
      }
      onDone={({ key: code }) => void navigate(staffPaths.customer(code))}
      onClose={onClose}
    >
      {fields}
    </ActionSheet>
  );
}
