import { styled } from 'styled-components';

import type { Order } from '#contract/orders';

import { CancelOrder } from '../../features/cancel-order/CancelOrder';
import { LeavingDay } from '../../features/order/LeavingDay';
import { OrderFacts } from '../../features/order/OrderFacts';
import { OrderLines } from '../../features/order/OrderLines';
import { OrderProgress } from '../../features/order/OrderProgress';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { color, radius, space } from '../../ui/theme';

const Confirmed = styled.section`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
  padding: ${space(6)};
  border-left: 4px solid ${color.good};
  border-radius: ${radius.card};
  background: ${color.goodTint};

  &[data-status='cancelled'] {
    border-color: ${color.lineStrong};
    background: ${color.line};
  }
`;

const Title = styled.h1`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

interface PlacedScreenProps {
  order: Order;
  readAt: number;
  onEnd: () => void;
}

export function PlacedScreen({ order, readAt, onEnd }: PlacedScreenProps) {
  const t = useTranslate();
  const { order_id: id } = order;
  const isCancelled = order.status === 'cancelled';
  return (
    <>
      <Confirmed data-status={order.status}>
        <Title>
          <Icon name={isCancelled ? 'close' : 'check'} size={28} />
          {t(isCancelled ? 'placed.cancelled' : 'placed.title', { order: id })}
        </Title>
        {!isCancelled && <p role="status">{t(order.hold ? 'placed.held' : 'placed.thanks')}</p>}
        {!isCancelled && !order.hold && (
          <p>
            <LeavingDay placedAt={order.date} />
          </p>
        )}
        <ButtonRow as="p" className="no-print">
          <PrimaryButton as={Link} to={paths.home}>
            {t('placed.continue')}
          </PrimaryButton>
          <Button as={Link} to={paths.order(id)}>
            {t('order.link')}
          </Button>
          <Button as={Link} to={paths.printOrder(id)}>
            <Icon name="print" size={18} />
            {t('placed.print')}
          </Button>
        </ButtonRow>
      </Confirmed>
      <CancelOrder order={order} readAt={readAt} onEnd={onEnd} />
      <OrderFacts order={order} />
      <OrderProgress order={order} />
      <OrderLines
        caption={t('order.caption', { order: id })}
        lines={order.lines}
        hasProgress={order.stage !== undefined}
      />
    </>
  );
}
