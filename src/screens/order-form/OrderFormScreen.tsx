import { Navigate, useLocation } from 'react-router';

import { selectOrders, type Orders } from '../../api/orders';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PageControl } from '../../ui/PageControl';
import { Cell, RowHead, Table } from '../../ui/Table';
import { TableSkeleton } from '../../ui/TableSkeleton';

interface OrderFormScreenProps {
  orders: Orders | undefined;
  page: number;
  last: number;
  onTurn: (page: number) => void;
}

export function OrderFormScreen({ orders, page, last, onTurn }: OrderFormScreenProps) {
  const t = useTranslate();
  const format = useFormat();
  const { pathname } = useLocation();
  if (!orders) return <TableSkeleton />;
  if (orders.total === 0) {
    return (
      <EmptyState icon="print" text={t('orders.empty')}>
        <Link className="button primary" to={paths.allProducts}>
          {t('favourites.browse')}
        </Link>
      </EmptyState>
    );
  }
  if (page > last) return <Navigate to={pathname} replace />;
  return (
    <>
      <Table
        caption={t('orders.caption')}
        columns={[
          { label: t('order.number') },
          { label: t('order.date') },
          { label: t('order.po') },
          { label: t('order.lines'), isNumber: true },
          { label: t('order.actions'), isQuiet: true },
        ]}
      >
        {selectOrders(orders).map(({ order_id, date, po_reference, lines }) => (
          <tr role="row" key={order_id}>
            <RowHead>
              <span className="mono">{order_id}</span>
            </RowHead>
            <Cell label={t('order.date')}>{format.date(date)}</Cell>
            <Cell label={t('order.po')}>{po_reference}</Cell>
            <Cell label={t('order.lines')} isNumber>
              {format.number(lines)}
            </Cell>
            <Cell isNumber>
              <Link
                className="button small"
                to={paths.printOrder(order_id)}
                aria-label={t('order.print.number', { order: order_id })}
              >
                <Icon name="print" size={16} />
                {t('order.print')}
              </Link>
            </Cell>
          </tr>
        ))}
      </Table>
      <PageControl page={page} last={last} onTurn={onTurn} />
    </>
  );
}
