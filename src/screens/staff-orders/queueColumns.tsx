import { styled } from 'styled-components';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations';

import type { QueuedOrder } from '../../api/staffOrders';
import { listColumns } from '../../features/desk-frame/listColumns';
import { OrderStatus } from '../../features/order/OrderStatus';
import type { Translate } from '../../i18n/useTranslate';
import { TwoLines } from '../../ui/OneLine';
import { color, size, space } from '../../ui/theme';

const Code = styled.span`
  margin-right: ${space(2)};
  color: ${color.inkSoft};
`;

const Flags = styled(TwoLines)`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** The columns of the queue. */
export const queueColumns = listColumns<QueuedOrder>()({
  tick: { label: 'desk.select', width: '1.5rem', isQuiet: true, fold: 'lead', isOffPaper: true },
  number: { label: 'order.number', width: '5rem', fold: 'head', mono: ({ order_id }) => order_id },
  age: {
    label: 'desk.age',
    width: '4.5rem',
    under: 'number',
    fold: 'left',
    cell: ({ placed_at }, { format, locale }) => (
      <time dateTime={placed_at} title={format.dateTime(placed_at)}>
        {formatAge(locale, placed_at)}
      </time>
    ),
  },
  customer: {
    label: 'order.customer',
    width: 12,
    fold: 'bare',
    cell: ({ customer_code, company_name }) => (
      <TwoLines title={`${customer_code} ${company_name}`}>
        <Code className="mono">{customer_code}</Code>
        {company_name}
      </TwoLines>
    ),
  },
  po: {
    label: 'order.po',
    width: 'minmax(8rem, 2fr)',
    under: 'customer',
    line: ({ po_reference }) => po_reference,
  },
  lines: { label: 'order.lines', width: '3.5rem', fold: 'right', number: ({ lines }) => lines },
  units: {
    label: 'order.units',
    width: '4.75rem',
    under: 'lines',
    fold: 'left',
    number: ({ units }) => units,
  },
  total: { label: 'order.total', width: '6.5rem', fold: 'right', price: ({ total }) => total },
  country: {
    label: 'staff.country',
    width: '3.75rem',
    under: 'total',
    fold: 'left',
    text: ({ country }) => country,
  },
  stage: {
    label: 'order.status',
    width: '8.5rem',
    fold: 'right',
    cell: ({ stage }) => <OrderStatus state={stage} />,
  },
  flags: {
    label: 'desk.flags',
    width: 'minmax(5.5rem, 5fr)',
    under: 'stage',
    fold: 'bare',
    cell: (order, { t }) => {
      const flags = flagsOf(order, t);
      return flags && <Flags title={flags}>{flags}</Flags>;
    },
  },
});

/** Returns what should be known before the order is opened. */
function flagsOf(order: QueuedOrder, t: Translate): string {
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

/** Returns how long ago a timestamp was, as short as the language allows: `5 min`, `3 h`, `2 d`. */
function formatAge(locale: string, iso: string, now = Date.now()): string {
  const age = Math.max(now - Date.parse(iso), 0);
  const [unit, size] =
    age < HOUR_MS ? ['minute', MINUTE_MS] : age < 2 * DAY_MS ? ['hour', HOUR_MS] : ['day', DAY_MS];
  const formatter = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
  });
  return formatter.format(Math.floor(age / Number(size)));
}
