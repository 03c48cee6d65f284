import type { LineState } from '#domain/fulfilment';

import type { DeskLine, DeskOrder } from '../../api/staffOrders';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { ProductName } from '../../ui/ProductName';
import { Small } from '../../ui/Small';
import { StatusLabel, type Tone } from '../../ui/StatusLabel';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';

const packsColumn = (width: string) => ({ width, isNumber: true });

const columns = namedColumns({
  product: { label: 'order.product', width: 'minmax(0, 1fr)', fold: 'head' },
  bin: { label: 'desk.bin', width: '5.25rem' },
  ordered: { label: 'desk.ordered', ...packsColumn('5rem'), under: 'bin', fold: 'left' },
  shipped: { label: 'desk.shipped', ...packsColumn('4.75rem'), fold: 'right' },
  cancelled: { label: 'desk.cancelled', ...packsColumn('4.75rem'), under: 'shipped', fold: 'left' },
  waiting: { label: 'order.backOrdered', ...packsColumn('6rem'), fold: 'right' },
  open: { label: 'desk.open', ...packsColumn('4.75rem'), under: 'waiting', fold: 'left' },
  stock: { label: 'desk.inStock', ...packsColumn('5.25rem'), under: 'state', fold: 'right' },
  state: { label: 'order.status', width: '8.5rem' },
});

const STATES: Record<LineState, { label: MessageKey; tone: Tone }> = {
  open: { label: 'desk.line.open', tone: 'new' },
  back_ordered: { label: 'desk.line.backOrdered', tone: 'open' },
  part_shipped: { label: 'desk.line.partShipped', tone: 'busy' },
  shipped: { label: 'desk.line.shipped', tone: 'good' },
  cancelled: { label: 'desk.line.cancelled', tone: 'off' },
};

/** Shown in place of zero. */
const ZERO_SIGN = '–';

/** The order's lines, with the state of their packs. */
export function DeskLines({ order }: { order: DeskOrder }) {
  const t = useTranslate();
  return (
    <Table caption={t('order.caption', { order: order.order_id })} columns={columns} isWide>
      <Rows>
        {order.lines.map((line) => (
          <Row key={line.line} tone={line.open === 0 ? 'off' : undefined}>
            <RowHead column={columns.product}>
              <ProductName id={line.product_id} name={line.name} picture={line.image} />
            </RowHead>
            <LineCells line={line} />
          </Row>
        ))}
      </Rows>
    </Table>
  );
}

function LineCells({ line }: { line: DeskLine }) {
  const t = useTranslate();
  const format = useFormat();
  const formatCount = (count: number) => (count > 0 ? format.number(count) : ZERO_SIGN);
  const { label, tone } = STATES[line.state];
  return (
    <>
      <Cell column={columns.bin}>{line.bin && <span className="mono">{line.bin}</span>}</Cell>
      <Cell column={columns.ordered}>
        {format.number(line.ordered)}{' '}
        <Small as="span">{t('product.timesPack', { count: line.ship_pack })}</Small>
      </Cell>
      <Cell column={columns.shipped}>{formatCount(line.shipped)}</Cell>
      <Cell column={columns.cancelled}>{formatCount(line.cancelled)}</Cell>
      <Cell column={columns.waiting}>{formatCount(line.back_ordered)}</Cell>
      <Cell column={columns.open}>
        <strong>{formatCount(line.open)}</strong>
      </Cell>
      <Cell column={columns.stock}>{format.number(line.available)}</Cell>
      <Cell column={columns.state}>
        <StatusLabel tone={tone}>{t(label)}</StatusLabel>
        {line.expected_on && line.back_ordered > 0 && (
          <Small as="span"> {format.dayOfYear(`${line.expected_on}T12:00:00`)}</Small>
        )}
      </Cell>
    </>
  );
}
