import { styled } from 'styled-components';

import type { DeskCustomer } from '../../api/staffCustomers';
import { AsideBox, AsideList, AsideTitle } from '../../features/desk-frame/Aside';
import { StageLabel } from '../../features/desk-order/StageLabel';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Link } from '../../ui/Link';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  min-height: 1.5rem;
`;

const Foot = styled(Line)`
  margin-top: ${space(3)};
`;

/** The customer's open orders, and a link to all of them. */
export function OpenOrders({ customer }: { customer: DeskCustomer }) {
  const t = useTranslate();
  const format = useFormat();
  const { orders, last_order_at, customer_code } = customer;
  const allOrdersQuery = new URLSearchParams({ queue: 'all', search: customer_code });
  return (
    <AsideBox aria-labelledby="customer-orders">
      <AsideTitle id="customer-orders">{t('customers.orders')}</AsideTitle>
      {orders.length === 0 && <p>{t('customers.orders.none')}</p>}
      <AsideList>
        {orders.map(({ order_id, placed_at, stage, po_reference, total }) => (
          <li key={order_id}>
            <Line>
              <Link className="mono" to={staffPaths.order(order_id)}>
                {order_id}
              </Link>
              <StageLabel stage={stage} />
              <span>{format.price(total)}</span>
            </Line>
            <Small>
              <time dateTime={placed_at}>{format.dateTime(placed_at)}</time>
              {po_reference && ` · ${po_reference}`}
            </Small>
          </li>
        ))}
      </AsideList>
      {last_order_at && (
        <Foot>
          <Link to={`${staffPaths.orders}?${allOrdersQuery}`}>{t('customers.orders.all')}</Link>
          <Small>{t('customers.lastOrder.at', { day: format.date(last_order_at) })}</Small>
        </Foot>
      )}
    </AsideBox>
  );
}
