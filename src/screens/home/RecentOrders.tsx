import { selectOrders, type Orders } from '../../api/orders';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

import { Link } from '../../ui/Link';

import { Rows, SectionHead, HeadLink } from './parts';
import { RecentOrder } from './RecentOrder';
import { RowsSkeleton } from './RowsSkeleton';

/** The latest orders: what became of them, and the way to order them once more. */
export function RecentOrders({ orders }: { orders: Orders | undefined }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="orders-title" aria-busy={!orders}>
      <SectionHead>
        <h1 id="orders-title">{t('reOrder.title')}</h1>
        <HeadLink to={paths.orders}>{t('home.allOrders')}</HeadLink>
      </SectionHead>
      {!orders && <RowsSkeleton count={5} onPhone={122} wide={58} />}
      {orders?.total === 0 && (
        <EmptyState icon="repeat" text={t('home.noOrders')}>
          <Button as={Link} to={paths.opticon}>
            {t('home.scan.link')}
          </Button>
        </EmptyState>
      )}
      {orders && orders.total > 0 && (
        <Rows>
          {selectOrders(orders).map((order) => (
            <RecentOrder key={order.order_id} order={order} />
          ))}
        </Rows>
      )}
    </section>
  );
}
