import { useShowCartQuery } from '../../api/cart';
import { useTranslate } from '../../i18n/useTranslate';
import { selectShownCart } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { NothingToOrder } from './NothingToOrder';
import { ReviewScreen } from './ReviewScreen';
import { UnansweredOrder } from './UnansweredOrder';
import { useOrderDraft } from './useOrderDraft';
import { toOrderedLine, usePlaceOrder } from './usePlaceOrder';
import { shipToCode, useShippingAddresses } from './useShippingAddresses';

/** What is about to be ordered, at the prices of a freshly fetched cart. */
export function ReviewPage() {
  const t = useTranslate();
  usePageTitle(t('review.title'));
  const customer = useCustomer();
  const options = { refetchOnMountOrArgChange: true };
  const { data: cart, isError, error, refetch } = useShowCartQuery(customer, options);
  const { selected } = useAppSelector(selectShownCart);
  const { draft, changeDraft } = useOrderDraft(customer.user_id);
  const lines = selected.map(toOrderedLine);
  const addresses = useShippingAddresses();
  const shipTo = shipToCode(addresses, draft?.ship_to ?? '');
  const placing = usePlaceOrder({ userId: customer.user_id, lines, shipTo, draft, changeDraft });

  if (draft?.sent && !placing.isPlacing) {
    return <UnansweredOrder sent={draft.sent} onRetry={placing.place} onDrop={placing.drop} />;
  }
  if (isError && !cart) return <LoadError isPage error={error} onRetry={refetch} />;
  if (!cart || !draft) {
    return (
      <>
        <PageHead title={t('review.title')} />
        <TableSkeleton />
      </>
    );
  }
  return (
    <ReviewScreen
      lines={draft.sent?.lines ?? lines}
      addresses={addresses}
      draft={draft}
      onDraft={(next) => void changeDraft(next)}
      placing={placing}
      empty={<NothingToOrder />}
    />
  );
}
