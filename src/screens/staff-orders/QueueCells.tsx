import { styled } from 'styled-components';

import type { QueuedOrder } from '../../api/staffOrders';
import { StageLabel } from '../../features/desk-order/StageLabel';
import { useI18n } from '../../i18n/I18n';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { OneLine } from '../../ui/OneLine';
import { Cell } from '../../ui/table/Row';
import { color, size, space } from '../../ui/theme';

import { columns } from './columns';
import { formatAge } from './formatAge';

const Code = styled.span`
  margin-right: ${space(2)};
  color: ${color.inkSoft};
`;

const Flags = styled(OneLine)`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** The cells of an order in the queue. */
export function QueueCells({ order }: { order: QueuedOrder }) {
  const t = useTranslate();
  const format = useFormat();
  const { locale } = useI18n();
  const flags = flagsOf(order, t);
  return (
    <>
      <Cell column={columns.age}>
        <time dateTime={order.placed_at} title={format.dateTime(order.placed_at)}>
          {formatAge(locale, order.placed_at)}
        </time>
      </Cell>
      <Cell column={columns.customer}>
        <OneLine title={`${order.customer_code} ${order.company_name}`}>
          <Code className="mono">{order.customer_code}</Code>
          {order.company_name}
        </OneLine>
      </Cell>
      <Cell column={columns.po}>
        {order.po_reference && <OneLine title={order.po_reference}>{order.po_reference}</OneLine>}
      </Cell>
      <Cell column={columns.lines}>{format.number(order.lines)}</Cell>
      <Cell column={columns.units}>{format.number(order.units)}</Cell>
      <Cell column={columns.total}>{format.price(order.total)}</Cell>
      <Cell column={columns.country}>{order.country}</Cell>
      <Cell column={columns.stage}>
        <StageLabel stage={order.stage} />
      </Cell>
      <Cell column={columns.flags}>{flags && <Flags title={flags}>{flags}</Flags>}</Cell>
    </>
  );
}

/** Returns what should be known before the order is opened. */
function flagsOf(order: QueuedOrder, t: ReturnType<typeof useTranslate>): string {
  const { cancellable_seconds: seconds, back_ordered, open, stage, acknowledged_by } = order;
  const flags = [
    seconds && t('desk.flag.leftMinutes', { minutes: Math.ceil(seconds / 60) }),
    stage === 'part_shipped' && t('desk.flag.open', { count: open }),
    back_ordered > 0 && t('desk.flag.backOrdered', { count: back_ordered }),
    open > 0 && !order.has_address && t('desk.flag.noAddress'),
    order.has_comment && t('order.comment'),
    acknowledged_by && t('desk.flag.elsewhere', { owner: acknowledged_by }),
  ];
  return flags.filter(Boolean).join(' · ');
}
