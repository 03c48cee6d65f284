import { useParams } from 'react-router';

import { isNotFound } from '../../api/reasonOf';
import { useShowDeskOrderQuery } from '../../api/staffOrders';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { useReason } from '../../ui/useReason';

import { DeskOrderScreen } from './DeskOrderScreen';
import { useQueueNavigation } from './useQueueNavigation';

/** One order, with all details and all possible actions. */
export function DeskOrderPage() {
  const t = useTranslate();
  const reason = useReason();
  const { order_id = '' } = useParams();
  const lang = useStaffSelector(selectLanguage);
  const { currentData, data, error, refetch, fulfilledTimeStamp } = useShowDeskOrderQuery({
    order_id,
    lang,
  });
  // A change of language refetches the same order; until then its data stays, and with it what is
  // being typed.
  const order = currentData ?? (data?.order_id === order_id ? data : undefined);
  const title = t('order.title', { order: order_id });
  const navigation = useQueueNavigation(order_id);
  usePageTitle(title);

  if (isNotFound(error)) {
    return (
      <>
        <PageHead title={title} />
        <EmptyState icon="search" text={reason(error)}>
          <Button as={Link} {...navigation.back}>
            {t('order.back')}
          </Button>
        </EmptyState>
      </>
    );
  }
  if (error && !order) return <LoadError error={error} onRetry={refetch} isPage />;
  if (!order) return <TableSkeleton />;
  return (
    <DeskOrderScreen
      key={order_id}
      order={order}
      readAt={fulfilledTimeStamp ?? 0}
      ways={navigation}
      onRead={() => void refetch()}
    />
  );
}
