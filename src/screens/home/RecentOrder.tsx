import { styled } from 'styled-components';

import type { OrderSummary } from '#contract/orders';

import { OrderStatus } from '../../features/order/OrderStatus';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { color, from, size, space } from '../../ui/theme';

import { RowItem } from './parts';

const Row = styled(RowItem)`
  display: grid;
  grid-template: 'number total' auto 'date status' auto 'lines again' auto / minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  padding: ${space(3)} 0;

  ${from.tablet} {
    grid-template:
      'number status lines total again' 'date status lines total again' / minmax(0, 1fr)
      110px 110px 110px auto;
    gap: 0 ${space(4)};
    padding: ${space(2)};

    &:hover {
      background: ${color.primaryTint};
    }
  }

  /* The boxes stand beside the orders, and leave them little room. */
  @media (min-width: 1024px) and (max-width: 1359px) {
    grid-template:
      'number status total again' 'date lines total again' / minmax(0, 1fr)
      110px 92px auto;
  }
`;

const Number = styled.p`
  grid-area: number;
  font-weight: 600;
`;

const When = styled.p`
  grid-area: date;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** Goes to the next line as a whole. */
const Po = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

const Status = styled.p`
  grid-area: status;
  justify-self: start;
`;

const Lines = styled.p`
  grid-area: lines;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const Total = styled.p`
  grid-area: total;
  font-weight: 600;
  text-align: right;
`;

const Again = styled(SmallButton)`
  grid-area: again;
`;

/** Number, date, status, lines and total of an order in one row, and the way to order it again. */
export function RecentOrder({ order }: { order: OrderSummary }) {
  const t = useTranslate();
  const format = useFormat();
  const { order_id, date, status, lines, total, po_reference } = order;
  return (
    <Row>
      <Number>
        <Link to={paths.order(order_id)}>{t('order.title', { order: order_id })}</Link>
      </Number>
      <When>
        <time dateTime={date}>{format.date(date)}</time>
        {po_reference && (
          <>
            {' · '}
            <Po>
              <span className="hidden-text">{t('order.po')} </span>
              {po_reference}
            </Po>
          </>
        )}
      </When>
      <Status>
        <OrderStatus status={status} />
      </Status>
      <Lines>{t('home.lines', { count: lines })}</Lines>
      <Total>{format.price(total)}</Total>
      <Again
        as={Link}
        to={`${paths.order(order_id)}?reorder=1`}
        aria-label={t('order.reOrder.number', { order: order_id })}
      >
        <Icon name="repeat" size={16} />
        {t('order.reOrder')}
      </Again>
    </Row>
  );
}
