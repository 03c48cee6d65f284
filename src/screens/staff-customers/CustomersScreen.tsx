import { useState } from 'react';

import type { CustomersPage } from '../../api/staffCustomers';
import { DeskList } from '../../features/desk-frame/DeskList';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import type { Listed } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button, SmallButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageControl } from '../../ui/PageControl';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { AddCustomer } from './AddCustomer';
import { CustomersFilters } from './CustomersFilters';
import { CustomersTable } from './CustomersTable';
import type { CustomersAddress } from './useCustomersAddress';

interface CustomersScreenProps extends Listed<CustomersPage> {
  address: CustomersAddress;
}

export function CustomersScreen(props: CustomersScreenProps) {
  const { found, isFetching, last, address, failure } = props;
  const t = useTranslate();
  const mayAdd = useHasRole('accounts');
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);

  return (
    <DeskList
      title={t('customers.title')}
      count={found && t('customers.count', { count: found.total })}
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
          <CustomersFilters address={address} />
        </>
      }
      isBusy={isFetching && !found}
      foot={<PageControl page={address.page} last={last} onTurn={address.turnTo} />}
    >
      {failure || <Results found={found} address={address} />}
    </DeskList>
  );
}

function Results({ found, address }: Pick<CustomersScreenProps, 'found' | 'address'>) {
  const t = useTranslate();
  if (!found) return <TableSkeleton />;
  if (found.customers.length > 0) {
    return <CustomersTable customers={found.customers} query={address.query} />;
  }
  return (
    <EmptyState icon="person" text={t(address.isNarrowed ? 'customers.noMatch' : 'customers.none')}>
      {address.isNarrowed && (
        <Button as={Link} to={staffPaths.customers}>
          {t('customers.showAll')}
        </Button>
      )}
    </EmptyState>
  );
}
