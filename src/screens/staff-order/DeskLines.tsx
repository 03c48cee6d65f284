import type { LineState } from '#domain/fulfilment';

import type { DeskLine, DeskOrder } from '../../api/staffOrders';
import { DASH, listColumns } from '../../features/desk-frame/listColumns';
import { ListTable } from '../../features/desk-frame/ListTable';
import type { MessageKey } from '../../i18n/messages/en';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { StatusLabel, type Tone } from '../../ui/StatusLabel';

import { PRODUCT_COLUMNS } from './lineColumns';

const STATES: Record<LineState, { label: MessageKey; tone: Tone }> = {
  open: { label: 'desk.line.open', tone: 'new' },
  back_ordered: { label: 'desk.line.backOrdered', tone: 'open' },
  part_shipped: { label: 'desk.line.partShipped', tone: 'busy' },
  shipped: { label: 'desk.line.shipped', tone: 'good' },
  cancelled: { label: 'desk.line.cancelled', tone: 'off' },
};

const packs = (countOf: (line: DeskLine) => number) => ({
  number: (line: DeskLine) => countOf(line) || null,
  none: DASH,
  sort: countOf,
});

const columns = listColumns<DeskLine>()({
  ...PRODUCT_COLUMNS,
  ordered: {
    label: 'desk.ordered',
    width: '5rem',
    isNumber: true,
    under: 'bin',
    fold: 'left',
    cell: ({ ordered, ship_pack }, { t, format }) => (
      <>
        {format.number(ordered)}{' '}
        <Small as="span">{t('product.timesPack', { count: ship_pack })}</Small>
      </>
    ),
    sort: ({ ordered }) => ordered,
  },
  shipped: {
    label: 'desk.shipped',
    width: '4.75rem',
    fold: 'right',
    ...packs(({ shipped }) => shipped),
  },
  cancelled: {
    label: 'desk.cancelled',
    width: '4.75rem',
    under: 'shipped',
    fold: 'left',
    ...packs(({ cancelled }) => cancelled),
  },
  waiting: {
    label: 'order.backOrdered',
    width: '6rem',
    fold: 'right',
    ...packs(({ back_ordered }) => back_ordered),
  },
  open: {
    label: 'desk.open',
    width: '4.75rem',
    under: 'waiting',
    fold: 'left',
    isNumber: true,
    cell: ({ open }, { format }) => <strong>{open > 0 ? format.number(open) : DASH}</strong>,
    sort: ({ open }) => open,
  },
  stock: {
    label: 'desk.inStock',
    width: '5.25rem',
    under: 'state',
    fold: 'right',
    number: ({ available }) => available,
  },
  state: {
    label: 'order.status',
    width: '8.5rem',
    cell: ({ state, expected_on, back_ordered }, { t, format }) => (
      <>
        <StatusLabel tone={STATES[state].tone}>{t(STATES[state].label)}</StatusLabel>
        {expected_on && back_ordered > 0 && (
          <Small as="span"> {format.dayOfYear(`${expected_on}T12:00:00`)}</Small>
        )}
      </>
    ),
    sort: ({ state }, { t }) => t(STATES[state].label),
  },
});

/** The order's lines, with the state of their packs. */
export function DeskLines({ order }: { order: DeskOrder }) {
  const t = useTranslate();
  return (
    <ListTable
      caption={t('order.caption', { order: order.order_id })}
      columns={columns}
      items={order.lines}
      keyOf={({ line }) => String(line)}
      tone={({ open }) => (open === 0 ? 'off' : undefined)}
      isWide
    />
  );
}
