import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { CustomersPage } from '../../api/staffCustomers';
import { KeyedButton } from '../../features/desk-keys/KeyedButton';
import { KeysSheet } from '../../features/desk-keys/KeysSheet';
import { useDeskKeys } from '../../features/desk-keys/useDeskKeys';
import { useMayWork } from '../../features/desk-order/useMayWork';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageControl } from '../../ui/PageControl';
import { PageHead } from '../../ui/PageHead';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { below, space } from '../../ui/theme';

import { AddCustomer } from './AddCustomer';
import { CustomersFilters } from './CustomersFilters';
import { CustomersTable } from './CustomersTable';
import type { CustomersAddress } from './useCustomersAddress';

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(4)};
`;

/** A phone has none. */
const Keys = styled(KeyedButton)`
  ${below.tablet} {
    display: none;
  }
`;

const KEYS = [
  ['J', 'desk.key.next'],
  ['K', 'desk.key.previous'],
  ['↵', 'customers.key.open'],
  ['/', 'desk.key.search'],
  ['A', 'customers.add'],
  ['?', 'desk.key.keys'],
] as const;

interface CustomersScreenProps {
  found: CustomersPage | undefined;
  isFetching: boolean;
  last: number;
  address: CustomersAddress;
  /** Stands in the place of the customers when they could not be read. */
  failure: ReactNode;
}

export function CustomersScreen(props: CustomersScreenProps) {
  const { found, isFetching, last, address, failure } = props;
  const t = useTranslate();
  const mayAdd = useMayWork('accounts');
  const search = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'add' | 'keys' | null>(null);
  const close = () => setOpen(null);
  const add = () => setOpen('add');

  useDeskKeys({
    a: mayAdd ? add : undefined,
    '/': () => search.current?.focus(),
    '?': () => setOpen('keys'),
  });

  return (
    <>
      <PageHead
        title={t('customers.title')}
        count={found && t('customers.count', { count: found.total })}
        isTight
      >
        {mayAdd && (
          <KeyedButton letter="a" onClick={add}>
            {t('customers.add')}
          </KeyedButton>
        )}
        <Keys letter="?" onClick={() => setOpen('keys')}>
          {t('desk.keys')}
        </Keys>
      </PageHead>
      {open === 'add' && <AddCustomer onClose={close} />}
      <CustomersFilters address={address} box={search} />
      <section aria-label={t('customers.title')} aria-busy={isFetching && !found}>
        {failure || <Found found={found} address={address} />}
      </section>
      <Foot>
        <PageControl page={address.page} last={last} onTurn={address.turnTo} />
      </Foot>
      {open === 'keys' && <KeysSheet keys={KEYS} onClose={close} />}
    </>
  );
}

function Found({ found, address }: Pick<CustomersScreenProps, 'found' | 'address'>) {
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
