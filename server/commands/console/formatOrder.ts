import type { DeskLine, DeskOrder } from '#contract/staffOrder';
import { plainName } from '#domain/plainName';

/** Formats an order as lines of text; no text in it can begin a line of its own. */
export function formatOrder(order: DeskOrder): string[] {
  const { ship_to, hold, shipments, history } = order;
  return [
    `Order ${order.order_id}  ${order.stage}`,
    ...formatFact('Customer', `${order.customer_code} ${order.company_name}`),
    ...formatFact('Placed', order.placed_at),
    ...formatFact('PO number', order.po_reference),
    ...formatFact('Comment', order.order_comment),
    ...formatFact('On hold', hold ? (hold.rule ?? hold.text) : ''),
    ...formatFact('Acknowledged by', order.acknowledged_by),
    ...formatFact(
      'Ship to',
      ship_to ? [ship_to.name, ship_to.street, ship_to.city].join(', ') : '',
    ),
    ...order.lines.map(formatLine),
    ...shipments.map(
      ({ shipped_at, carrier, tracking, voided_at }) =>
        `  ${voided_at === null ? 'shipped' : 'voided'} ${shipped_at.slice(0, 10)}  ${[carrier, ...tracking.map(({ number }) => number)].join('  ')}`,
    ),
    ...history.map(
      ({ at, kind, actor, text }) => `  ${[at.slice(0, 16), kind, actor, text].join('  ')}`,
    ),
  ].map((line) => line.replace(/\s*\n\s*/g, ' '));
}

const formatFact = (label: string, text: string): string[] =>
  text === '' ? [] : [`  ${label}: ${text}`];

const formatLine = ({ line, product_id, name, ship_pack, ...packs }: DeskLine): string => {
  const states = (['ordered', 'shipped', 'back_ordered', 'cancelled', 'open'] as const)
    .filter((state) => packs[state] > 0)
    .map((state) => `${packs[state]} ${state.replace('_', '-')}`);
  return `  ${String(line).padStart(4)}  ${product_id}  ${plainName(name)}  × ${ship_pack}: ${states.join(', ')}`;
};
