import { styled } from 'styled-components';

import type { OrderSummary } from '#contract/orders';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size, space } from '../../ui/theme';

import { OrderStatus } from './OrderStatus';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(10)};
  margin: ${space(4)} 0 ${space(6)};

  dt {
    color: ${color.inkSoft};
    font-size: ${size.s};
  }

  dd {
    overflow-wrap: anywhere;
  }

  .sum {
    font-size: ${size.l};
    font-weight: 600;
  }

  .comment {
    flex-basis: 100%;
    white-space: pre-wrap;
  }
`;

type AnyOrder = Omit<OrderSummary, 'lines'> & { lines: number | readonly unknown[] };

/** What an order is, at a glance: date, status, reference, size, total, comment. */
export function OrderFacts({ order }: { order: AnyOrder }) {
  const t = useTranslate();
  const format = useFormat();
  const lines = typeof order.lines === 'number' ? order.lines : order.lines.length;
  return (
    <Facts>
      <div>
        <dt>{t('order.date')}</dt>
        <dd>{format.dateTime(order.date)}</dd>
      </div>
      <div>
        <dt>{t('order.status')}</dt>
        <dd>
          <OrderStatus status={order.status} />
        </dd>
      </div>
      {order.po_reference && (
        <div>
          <dt>{t('order.po')}</dt>
          <dd>{order.po_reference}</dd>
        </div>
      )}
      <div>
        <dt>{t('order.lines')}</dt>
        <dd>{t('order.counts', { lines, units: order.units })}</dd>
      </div>
      <div>
        <dt>{t('order.total')}</dt>
        <dd className="sum">{format.price(order.total)}</dd>
      </div>
      {order.order_comment && (
        <div className="comment">
          <dt>{t('order.comment')}</dt>
          <dd>{order.order_comment}</dd>
        </div>
      )}
    </Facts>
  );
}
