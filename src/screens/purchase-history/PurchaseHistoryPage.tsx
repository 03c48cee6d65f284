import { useSearchParams } from 'react-router';

import { useShowPurchaseHistoryQuery } from '../../api/purchaseHistory';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useCustomer } from '../../store/useMarket';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { ordersOf } from './purchaseFilters';
import { PurchaseHistoryScreen } from './PurchaseHistoryScreen';

/** All products from a customer's own orders, as one sheet to order from. */
export function PurchaseHistoryPage() {
  const t = useTranslate();
  usePageTitle(t('purchaseHistory.title'));
  const customer = useCustomer();
  const { isAble, error: abilityError, refetch: refetchAbility } = useFeatureSupport('what-i-buy');
  const [searchParams] = useSearchParams();
  const { currentData, error, refetch } = useShowPurchaseHistoryQuery(
    { ...customer, ...ordersOf(searchParams.get('of') ?? '') },
    { skip: isAble === false },
  );
  if (isAble !== false && currentData) return <PurchaseHistoryScreen bought={currentData} />;
  const failure = error ?? abilityError;
  return (
    <>
      <PageHead title={t('purchaseHistory.title')} />
      {isAble === false ? (
        <EmptyState icon="repeat" text={t('purchaseHistory.notServed')}>
          <Button as={Link} to={paths.orders}>
            {t('home.allOrders')}
          </Button>
        </EmptyState>
      ) : failure ? (
        <LoadError error={failure} onRetry={error ? refetch : refetchAbility} />
      ) : (
        <TableSkeleton />
      )}
    </>
  );
}
