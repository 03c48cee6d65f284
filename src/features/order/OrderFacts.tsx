import { styled } from 'styled-components';

import type { Address } from '#contract/addresses';
import type { OrderSummary } from '#contract/orders';
import { orderState } from '#domain/fulfilment';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size, space } from '../../ui/theme';

import { addressLine } from './addressLine';
import { OrderStatus } from './OrderStatus';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  align-items: baseline;
  margin: 0 0 ${space(3)};
`;

const Fact = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: baseline;
  min-width: 0;
`;

const Comment = styled(Fact)`
  flex-basis: 100%;
  white-space: pre-wrap;
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
`;

const Sum = styled(Value)`
  font-weight: 600;
`;

const Term = styled.dt`
  flex: none;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

type AnyOrder = Omit<OrderSummary, 'lines'> & {
  lines: number | readonly unknown[];
  ship_to?: Address;
};

/** An order at a glance: date, status, reference, size, total, comment. */
export function OrderFacts({ order }: { order: AnyOrder }) {
  const t = useTranslate();
  const format = useFormat();
  const lines = typeof order.lines === 'number' ? order.lines : order.lines.length;
  return (
    <Facts>
      <Fact>
        <Term>{t('order.date')}</Term>
        <Value>{format.dateTime(order.date)}</Value>
      </Fact>
      <Fact>
        <Term>{t('order.status')}</Term>
        <Value>
          <OrderStatus state={orderState(order)} />
        </Value>
      </Fact>
      {order.ordered_by && (
        <Fact>
          <Term>{t('order.orderedBy')}</Term>
          <Value>{order.ordered_by.name}</Value>
        </Fact>
      )}
      {order.po_reference && (
        <Fact>
          <Term>{t('order.po')}</Term>
          <Value>{order.po_reference}</Value>
        </Fact>
      )}
      <Fact>
        <Term>{t('order.lines')}</Term>
        <Value>{t('order.counts', { lines, units: order.units })}</Value>
      </Fact>
      <Fact>
        <Term>{t('order.total')}</Term>
        <Sum>{format.price(order.total)}</Sum>
      </Fact>
      {order.ship_to && (
        <Fact>
          <Term>{t('order.shipTo')}</Term>
          <Value>{addressLine(order.ship_to)}</Value>
        </Fact>
      )}
      {order.order_comment && (
        <Comment>
          <Term>{t('order.comment')}</Term>
          <Value>{order.order_comment}</Value>
        </Comment>
      )}
    </Facts>
  );
}
