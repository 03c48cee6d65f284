import { Suspense } from 'react';

import type { Order } from '#contract/orders';

import { CancelOrder } from '../../features/cancel-order/CancelOrder';
import { InvoiceStep } from '../../features/invoices/InvoiceStep';
import { AddAgain } from '../../features/order/AddAgain';
import { DownloadPdf } from '../../features/order/DownloadPdf';
import { OrderFacts } from '../../features/order/OrderFacts';
import { OrderLines } from '../../features/order/OrderLines';
import { OrderProgress } from '../../features/order/OrderProgress';
import { SaveList } from '../../features/save-list/SaveList';
import { lazyPart } from '../../i18n/lazyPart';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { PrimaryButton, SmallButton } from '../../ui/Button';
import { DesktopLabel } from '../../ui/DesktopLabel';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { TableSkeleton } from '../../ui/TableSkeleton';

const ReOrderPanel = lazyPart(() => import('./ReOrderPanel'), 'ReOrderPanel');

interface OrderScreenProps {
  order: Order;
  /** When the order was fetched, by this machine's clock, in milliseconds. */
  readAt: number;
  /** Refetches the order. */
  onEnd: () => void;
  /** Numbers of the lines that were searched for. */
  marked: readonly number[];
  isReOrdering: boolean;
  onCloseReOrder: () => void;
}

export function OrderScreen(props: OrderScreenProps) {
  const { order, readAt, onEnd, marked, isReOrdering, onCloseReOrder } = props;
  const t = useTranslate();
  const { order_id: id, invoices = [] } = order;
  return (
    <>
      <PageHead title={t('order.title', { order: id })}>
        <Link to={paths.orders}>{t('order.back')}</Link>
        <SmallButton as={Link} to={paths.printOrder(id)} title={t('order.print')}>
          <Icon name="print" size={16} />
          <DesktopLabel>{t('order.print')}</DesktopLabel>
        </SmallButton>
        <DownloadPdf orderId={id} />
        <SaveList
          name={t('order.title', { order: id })}
          linesOf={() =>
            order.lines.map(({ product_id, order_qty }) => ({ product_id, packs: order_qty }))
          }
        />
        <SmallButton as={Link} to={`${paths.quickOrder}?order_id=${encodeURIComponent(id)}`}>
          <Icon name="menu" size={16} />
          {t('order.quickOrder')}
        </SmallButton>
        {!isReOrdering && (
          <PrimaryButton as={Link} to={paths.reOrder(id)} replace>
            <Icon name="repeat" size={18} />
            {t('order.reOrder')}
          </PrimaryButton>
        )}
      </PageHead>
      <CancelOrder key={id} order={order} readAt={readAt} onEnd={onEnd} />
      {isReOrdering && (
        <Suspense fallback={<TableSkeleton />}>
          <ReOrderPanel orderId={id} onClose={onCloseReOrder} />
        </Suspense>
      )}
      <OrderFacts order={order} />
      <OrderProgress
        order={order}
        others={invoices.toReversed().map((invoice) => (
          <InvoiceStep key={invoice.number} invoice={invoice} />
        ))}
      />
      <OrderLines
        caption={t('order.caption', { order: id })}
        lines={order.lines}
        hasProgress={order.stage !== undefined}
        marked={order.lines.flatMap(({ line }, index) => (marked.includes(line) ? [index] : []))}
        actionsOf={(line) => <AddAgain line={line} />}
      />
    </>
  );
}
