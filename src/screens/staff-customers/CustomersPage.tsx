import { useState } from 'react';
import { useNavigate } from 'react-router';

import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import {
  useListCustomersQuery,
  type CustomerView,
  useAddCustomerMutation,
} from '../../api/staffCustomers';
import { NEW_CUSTOMER } from '../../features/desk-customer/customerValues';
import { useCustomerForm } from '../../features/desk-customer/useCustomerForm';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DeskList } from '../../features/desk-frame/DeskList';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { QueryTable } from '../../features/desk-frame/QueryTable';
import { SelectFilter } from '../../features/desk-frame/SelectFilter';
import { useAction } from '../../features/desk-frame/useAction';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useListParams } from '../../features/paging/useListParams';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { SmallButton } from '../../ui/Button';
import { Link } from '../../ui/Link';

import { columns } from './columns';

const VIEWS: readonly CustomerView[] = ['all', 'active', 'locked', 'held'];

/** All customers, by name; search and view are in the address. */
export function CustomersPage() {
  const t = useTranslate();
  const mayAdd = useHasRole('accounts');
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);
  const { params, narrow, ...list } = useListParams<'search' | 'view'>();
  const view = VIEWS.find((known) => known === params.get('view')) ?? 'all';
  const search = params.get('search') ?? '';
  const isNarrowed = view !== 'all' || search !== '';
  const { page } = list;
  const query = useListCustomersQuery({
    view,
    page,
    pagination: DEFAULT_PAGE_SIZE,
    ...(search && { search }),
  });

  return (
    <DeskList
      title={t('customers.title')}
      query={query}
      countOf={({ total }) => t('customers.count', { count: total })}
      opens="customers.key.open"
      keys={[['a', 'customers.add', mayAdd ? add : undefined]]}
      tools={
        mayAdd && (
          <>
            <SmallButton as={Link} to={staffPaths.upload('customers')}>
              {t('upload.open')}
            </SmallButton>
            <KeyedButton letter="a" onClick={add}>
              {t('customers.add')}
            </KeyedButton>
          </>
        )
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
            onClear={() => narrow({ search: '', view: '' })}
          >
            <SelectFilter
              label={t('customers.standing')}
              chosen={view}
              choices={VIEWS.map((known) => [known, t(`customers.view.${known}`)])}
              onChoose={(chosen) => narrow({ view: chosen })}
            />
          </DeskFilters>
        </>
      }
    >
      <QueryTable
        query={query}
        itemsOf={({ customers }) => customers}
        paging={list}
        empty={{
          icon: 'person',
          text: t(isNarrowed ? 'customers.noMatch' : 'customers.none'),
          link: isNarrowed && { to: staffPaths.customers, label: t('customers.showAll') },
        }}
        caption={t('customers.title')}
        columns={columns}
        keyOf={({ customer_code }) => customer_code}
        to={({ customer_code }) => staffPaths.customer(customer_code)}
        state={() => ({ query: list.query })}
        isWide
      />
    </DeskList>
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
    return valid && addCustomer({ body: valid });
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
