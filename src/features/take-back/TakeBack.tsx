import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Order } from '#contract/orders';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { noticeGiven } from '../../slices/notices';
import { useAppDispatch } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { color, radius, space } from '../../ui/theme';

import { TakeBackOffer } from './TakeBackOffer';
import { useTakeBack, type TakingBack } from './useTakeBack';

const Panel = styled.section`
  display: grid;
  gap: ${space(3)};
  margin: ${space(4)} 0;
  padding: ${space(4)};
  border-left: 4px solid ${color.info};
  border-radius: ${radius.card};
  background: ${color.infoTint};

  h2:focus {
    outline: none;
  }
`;

interface TakeBackProps {
  order: Order;
  /** When the order was read: a moment of this machine's clock, in milliseconds. */
  readAt: number;
  /** Reads the order anew. */
  onEnd: () => void;
}

/** For as long as the server says so, an order can be taken back; afterwards, what became of it. */
export function TakeBack({ order, readAt, onEnd }: TakeBackProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const taking = useTakeBack(order.order_id);
  const { order_id: id, take_back_seconds: seconds } = order;

  const end = () => {
    dispatch(
      noticeGiven({ kind: 'info', message: { key: 'takeBack.over', params: { order: id } } }),
    );
    onEnd();
  };
  if (taking.outcome) return <TakenBack outcome={taking.outcome} />;
  if (!seconds || order.status !== 'received') return null;
  return (
    <Panel aria-label={t('takeBack.title')} className="no-print">
      <TakeBackOffer order={id} until={readAt + seconds * 1000} taking={taking} onEnd={end} />
    </Panel>
  );
}

function TakenBack({ outcome }: { outcome: NonNullable<TakingBack['outcome']> }) {
  const t = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);

  // The buttons that had the focus are gone.
  useEffect(() => title.current?.focus(), []);

  return (
    <Panel className="no-print">
      <h2 ref={title} tabIndex={-1}>
        {outcome.message}
      </h2>
      {outcome.lines && (
        <p>
          <Link className="button primary" to={paths.cart}>
            {t('takeBack.openCart')}
          </Link>
        </p>
      )}
    </Panel>
  );
}
