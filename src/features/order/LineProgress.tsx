import { styled } from 'styled-components';

import type { OrderLine } from '#contract/orders';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size, space } from '../../ui/theme';

/** Fulfilment details of a placed line, where there are any. */
export type LineFulfilment = Pick<
  OrderLine,
  'shipped' | 'cancelled' | 'back_ordered' | 'expected_on' | 'reason'
>;

/** Aligned with the name, not with the picture. */
const Notes = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  padding-left: ${space(11)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** The progress of a line, unless it is entirely open or entirely shipped. */
export function LineProgress({ line }: { line: LineFulfilment & Pick<OrderLine, 'order_qty'> }) {
  const t = useTranslate();
  const format = useFormat();
  const { order_qty, shipped = 0, cancelled = 0, back_ordered = 0, expected_on, reason } = line;
  const notes = [
    shipped > 0 && shipped < order_qty && t('order.line.shipped', { shipped, count: order_qty }),
    back_ordered > 0 &&
      (expected_on === undefined
        ? t('order.line.backOrdered', { count: back_ordered })
        : t('order.line.expected', { count: back_ordered, day: format.day(expected_on) })),
    cancelled > 0 &&
      reason &&
      t('order.line.cancelled', { count: cancelled, reason: t(`order.reason.${reason}`) }),
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0) return null;
  return (
    <Notes>
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </Notes>
  );
}
