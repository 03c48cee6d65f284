import { selectOrders, type Orders } from '../../api/orders';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { Rows, Table } from '../../ui/table/Table';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { columns, RecentOrder } from './RecentOrder';
import { HeadLink, SectionHead } from './section';

/** The latest orders with their contents and re-order links. */
export function RecentOrders({ orders }: { orders: Orders | undefined }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="orders-title" aria-busy={!orders}>
      <SectionHead>
        <h2 id="orders-title">{t('home.recent')}</h2>
        <HeadLink to={paths.orders}>{t('home.allOrders')}</HeadLink>
      </SectionHead>
      {!orders && <TableSkeleton rows={5} cardHeight="7.25rem" />}
      {orders?.total === 0 && (
        <EmptyState icon="repeat" text={t('home.noOrders')}>
          <Button as={Link} to={paths.opticon}>
            {t('home.scan.link')}
          </Button>
        </EmptyState>
      )}
      {orders && orders.total > 0 && (
        <Table caption={t('home.recent')} columns={columns} isWide>
          <Rows>
            {selectOrders(orders).map((order) => (
              <RecentOrder key={order.order_id} order={order} />
            ))}
          </Rows>
        </Table>
      )}
    </section>
  );
}
