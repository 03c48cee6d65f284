import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Order } from '#contract/orders';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { noticeAdded } from '../../slices/notices';
import { useAppDispatch } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { color, radius, space } from '../../ui/theme';

import { CancelOrderOffer } from './CancelOrderOffer';
import { useCancelOrder, type Cancelling } from './useCancelOrder';

const Panel = styled.section`
  display: grid;
  gap: ${space(3)};
  margin: ${space(4)} 0;
  padding: ${space(4)};
  border-left: 4px solid ${color.info};
  border-radius: ${radius.card};
  background: ${color.infoTint};
`;

const Title = styled.h2`
  &:focus {
    outline: none;
  }
`;

interface CancelOrderProps {
  order: Order;
  /** When the order was read, by this machine's clock, in milliseconds. */
  readAt: number;
  /** Refetches the order. */
  onEnd: () => void;
}

/** Offers to cancel an order while the server allows it; afterwards shows the outcome. */
export function CancelOrder({ order, readAt, onEnd }: CancelOrderProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const cancelling = useCancelOrder(order.order_id);
  const { order_id: id, cancellable_seconds: seconds } = order;

  const endOffer = () => {
    dispatch(
      noticeAdded({ kind: 'info', message: { key: 'cancelOrder.over', params: { order: id } } }),
    );
    onEnd();
  };
  if (cancelling.outcome) return <Cancelled outcome={cancelling.outcome} />;
  if (!seconds || order.status !== 'received') return null;
  return (
    <Panel aria-label={t('cancelOrder.title')} className="no-print">
      <CancelOrderOffer
        order={id}
        until={readAt + seconds * 1000}
        cancelling={cancelling}
        onEnd={endOffer}
      />
    </Panel>
  );
}

function Cancelled({ outcome }: { outcome: NonNullable<Cancelling['outcome']> }) {
  const t = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);

  // Takes the focus, because the buttons that had it are gone.
  useEffect(() => title.current?.focus(), []);

  return (
    <Panel className="no-print">
      <Title ref={title} tabIndex={-1}>
        {outcome.message}
      </Title>
      {outcome.lines && (
        <p>
          <PrimaryButton as={Link} to={paths.cart}>
            {t('cart.open')}
          </PrimaryButton>
        </p>
      )}
    </Panel>
  );
}
