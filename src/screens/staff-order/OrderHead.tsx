import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SECOND_MS } from '#domain/durations';

import type { DeskOrder } from '../../api/staffOrders';
import {
  type BackTarget,
  DeskHead,
  HeadLine,
  Muted,
  Notice,
} from '../../features/desk-frame/DeskHead';
import { HoldNotice } from '../../features/desk-frame/HoldNotice';
import { OrderStatus } from '../../features/order/OrderStatus';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size } from '../../ui/theme';
import { formatClock, useSecondsLeft } from '../../ui/useSecondsLeft';

interface OrderHeadProps {
  order: DeskOrder;
  readAt: number;
  back: BackTarget;
  onRead: () => void;
  children: ReactNode;
}

/**
 * Head of the order screen: the order, its customer and stage, and what must be known before acting
 * on it.
 */
export function OrderHead({ order, readAt, back, onRead, children }: OrderHeadProps) {
  const t = useTranslate();
  const format = useFormat();
  const { hold, cancellable_seconds: seconds } = order;
  return (
    <DeskHead
      title={t('order.title', { order: order.order_id })}
      back={back}
      beside={
        <>
          <OrderStatus state={order.stage} />
          {seconds !== undefined && (
            <Countdown key={readAt} until={readAt + seconds * SECOND_MS} onEnd={onRead} />
          )}
        </>
      }
    >
      <HeadLine>
        <strong>{order.company_name}</strong>
        <span className="mono">{order.customer_code}</span>
        {order.po_reference && (
          <span>
            <Muted>{t('order.po')}</Muted> {order.po_reference}
          </span>
        )}
        <Muted>
          <time dateTime={order.placed_at}>{format.dateTime(order.placed_at)}</time>
        </Muted>
        <span>{t('order.counts', { lines: order.lines.length, units: order.units })}</span>
        <strong>{format.price(order.total)}</strong>
        <span>{order.country}</span>
        {order.acknowledged_by && (
          <Muted>
            {t('desk.flag.elsewhere', { owner: order.acknowledged_by })}
            {order.external_id && ` · ${order.external_id}`}
          </Muted>
        )}
      </HeadLine>
      {hold && (
        <HoldNotice
          title={t('order.status.held')}
          why={[hold.rule && t(`desk.rule.${hold.rule}`), hold.text].filter(Boolean).join(' ')}
          by={hold.by}
          since={hold.since}
        />
      )}
      {order.order_comment && (
        <Notice>
          <strong>{t('order.comment')}</strong>
          {' · '}
          {order.order_comment}
        </Notice>
      )}
      {children}
    </DeskHead>
  );
}

const Text = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums;
`;

interface CountdownProps {
  /** Deadline by this machine's clock, in milliseconds. */
  until: number;
  onEnd: () => void;
}

/** Time left in which an order can still be cancelled. */
function Countdown({ until, onEnd }: CountdownProps) {
  const t = useTranslate();
  const time = formatClock(useSecondsLeft(until, onEnd));
  return <Text role="timer">{t('desk.cancelOrder.left', { time })}</Text>;
}
