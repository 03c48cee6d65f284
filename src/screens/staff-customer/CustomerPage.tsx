import { useLocation, useNavigate, useParams } from 'react-router';

import { isNotFound } from '../../api/reasonOf';
import { useShowCustomerQuery } from '../../api/staffCustomers';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { useReason } from '../../ui/useReason';

import { CustomerScreen } from './CustomerScreen';

/** One customer, with all details and all possible changes. */
export function CustomerPage() {
  const t = useTranslate();
  const reason = useReason();
  const navigate = useNavigate();
  const { customer_code = '' } = useParams();
  const { state } = useLocation() as { state: { query?: string } | null };
  const { data, currentData, error, refetch } = useShowCustomerQuery(customer_code);
  const title = t('customers.one', { code: customer_code });
  usePageTitle(title);
  const back = {
    to: `${staffPaths.customers}${state?.query ? `?${state.query}` : ''}`,
    state: { opened: customer_code },
  };

  if (isNotFound(error)) {
    return (
      <>
        <PageHead title={title} />
        <EmptyState icon="search" text={reason(error)}>
          <Button as={Link} {...back}>
            {t('customers.showAll')}
          </Button>
        </EmptyState>
      </>
    );
  }
  // While a customer is refetched, the previous data stays.
  const customer = currentData ?? (data?.customer_code === customer_code ? data : undefined);
  if (error && !customer) return <LoadError error={error} onRetry={refetch} isPage />;
  if (!customer) return <TableSkeleton />;
  return (
    <CustomerScreen
      key={customer_code}
      customer={customer}
      back={back}
      onLeave={() => void navigate(back.to, { state: back.state })}
    />
  );
}
