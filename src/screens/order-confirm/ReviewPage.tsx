import { useEffect, useState } from 'react';

import { useShowCartQuery } from '../../api/cart';
import { shipToCode, useShippingAddresses } from '../../features/order/useShippingAddresses';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectShownCart, selectShownCount } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';
import { PrimaryButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { draftRecord, createDraft, referenceOf, type OrderDraft } from './orderDraft';
import { ReviewScreen } from './ReviewScreen';
import { UnansweredOrder } from './UnansweredOrder';
import { useAnsweredLists } from './useAnsweredLists';
import { toOrderedLine, usePlaceOrder } from './usePlaceOrder';

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
  const answering = useAnsweredLists(lines);
  const { proposed, isReading } = answering;
  const shipTo = shipToCode(addresses, draft?.ship_to || proposed.shipTo);
  const reference = draft ? referenceOf(draft, proposed.reference) : '';
  const placing = usePlaceOrder({
    userId: customer.user_id,
    lines,
    shipTo,
    reference,
    // Only buyers with a limit send what may need approval; others order as they always did.
    mayNeedApproval: cart?.approval !== undefined,
    answers: answering.answers,
    draft,
    changeDraft,
  });

  if (draft?.sent && !placing.isPlacing) {
    return <UnansweredOrder sent={draft.sent} onRetry={placing.place} onDrop={placing.drop} />;
  }
  if (isError && !cart) return <LoadError isPage error={error} onRetry={refetch} />;
  if (!cart || !draft || isReading) {
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
      draft={{ ...draft, ship_to: shipTo, po_reference: reference }}
      onDraft={(change) => void changeDraft({ ...draft, ...change })}
      answering={answering}
      placing={placing}
      cart={cart}
      empty={<NothingToOrder />}
    />
  );
}

/** Shown when there is no line to order: the cart is empty, or nothing in it is selected. */
function NothingToOrder() {
  const t = useTranslate();
  const isEmpty = useAppSelector(selectShownCount) === 0;
  return (
    <EmptyState icon="cart" text={t(isEmpty ? 'cart.empty' : 'review.none')}>
      <PrimaryButton as={Link} to={isEmpty ? paths.orders : paths.cart}>
        {t(isEmpty ? 'order.reOrder' : 'cart.open')}
      </PrimaryButton>
    </EmptyState>
  );
}

/** The customer's draft, stored on every change; `undefined` until it has been read. */
function useOrderDraft(userId: string) {
  const [draft, setDraft] = useState<OrderDraft>();

  // IndexedDB responds asynchronously, and lives outside React.
  useEffect(() => {
    let isActive = true;
    const record = draftRecord(userId);
    void record.read().then(async (stored) => {
      const initial = stored ?? createDraft();
      if (!stored) await record.write(initial);
      if (isActive) setDraft(initial);
    });
    return () => {
      isActive = false;
    };
  }, [userId]);

  const changeDraft = async (next: OrderDraft): Promise<void> => {
    setDraft(next);
    await draftRecord(userId).write(next);
  };
  return { draft, changeDraft };
}
