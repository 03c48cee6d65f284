import { Suspense } from 'react';
import { styled } from 'styled-components';

import type { Order } from '#contract/orders';

import { CancelOrder } from '../../features/cancel-order/CancelOrder';
import { AddAgain } from '../../features/order/AddAgain';
import { DownloadPdf } from '../../features/order/DownloadPdf';
import { OrderFacts } from '../../features/order/OrderFacts';
import { OrderLines } from '../../features/order/OrderLines';
import { lazyPart } from '../../i18n/lazyPart';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button, PrimaryButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { space } from '../../ui/theme';

const ReOrderPanel = lazyPart(() => import('./ReOrderPanel'), 'ReOrderPanel');

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin: ${space(3)} 0 ${space(4)};
`;

const Back = styled(Link)`
  margin-left: auto;
`;

interface OrderScreenProps {
  order: Order;
  /** When it was read: a moment of this machine's clock, in milliseconds. */
  readAt: number;
  /** Reads it anew. */
  onEnd: () => void;
  /** Numbers of the lines that were looked for. */
  marked: readonly number[];
  isReOrdering: boolean;
  onCloseReOrder: () => void;
}

export function OrderScreen(props: OrderScreenProps) {
  const { order, readAt, onEnd, marked, isReOrdering, onCloseReOrder } = props;
  const t = useTranslate();
  const { order_id: id } = order;
  return (
    <>
      <Actions className="no-print">
        {!isReOrdering && (
          <PrimaryButton as={Link} to={paths.reOrder(id)} replace>
            <Icon name="repeat" size={18} />
            {t('order.reOrder')}
          </PrimaryButton>
        )}
        <Button as={Link} to={`${paths.quickOrder}?order_id=${encodeURIComponent(id)}`}>
          <Icon name="menu" size={18} />
          {t('order.quickOrder')}
        </Button>
        <Button as={Link} to={paths.printOrder(id)}>
          <Icon name="print" size={18} />
          {t('order.print')}
        </Button>
        <DownloadPdf orderId={id} />
        <Back to={paths.orders}>{t('order.back')}</Back>
      </Actions>
      <CancelOrder order={order} readAt={readAt} onEnd={onEnd} />
      {isReOrdering && (
        <Suspense fallback={<TableSkeleton />}>
          <ReOrderPanel orderId={id} onClose={onCloseReOrder} />
        </Suspense>
      )}
      <OrderFacts order={order} />
      <OrderLines
        caption={t('order.caption', { order: id })}
        lines={order.lines}
        marked={order.lines.flatMap(({ line }, at) => (marked.includes(line) ? [at] : []))}
        actionsOf={(line) => <AddAgain line={line} />}
      />
    </>
  );
}
