import { useEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import { unitsOf } from '#domain/quantity';

import { orderedCents, OrderLines } from '../../features/order/OrderLines';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { space } from '../../ui/theme';
import { TotalBar } from '../../ui/TotalBar';

import type { SentOrder } from './orderDraft';

const Summary = styled.div`
  display: grid;
  gap: ${space(4)};
  margin: ${space(3)} 0;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(3)};
`;

const Value = styled.dd`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Term = styled.dt`
  font-weight: 600;
`;

interface UnansweredOrderProps {
  sent: SentOrder;
  onRetry: () => Promise<void>;
  onDrop: () => Promise<void>;
}

/**
 * An order that was sent but not answered, shown as it was sent; it can be sent again or dropped.
 */
export function UnansweredOrder({ sent: { body, lines }, onRetry, onDrop }: UnansweredOrderProps) {
  const t = useTranslate();
  const format = useFormat();
  const summaryRef = useRef<HTMLDivElement>(null);
  const units = lines.reduce((sum, line) => sum + unitsOf(line.order_qty, line.ship_pack), 0);
  const facts = [
    ['review.po', body.po_reference],
    ['review.comment', body.order_comment],
  ] as const;

  // The order was sent from below its lines; keyboard and screen reader focus moves to the outcome.
  useEffect(() => {
    summaryRef.current?.focus();
  }, []);

  const drop = ({ currentTarget }: MouseEvent) => {
    // The pressed button unmounts.
    currentTarget.closest('main')?.focus();
    void onDrop();
  };

  return (
    <>
      <h1>{t('review.title')}</h1>
      <Summary tabIndex={-1} ref={summaryRef}>
        <FormMessage>{t('review.unknown')}</FormMessage>
        <Facts>
          {facts.map(
            ([label, text]) =>
              text && (
                <div key={label}>
                  <Term>{t(label)}</Term>
                  <Value>{text}</Value>
                </div>
              ),
          )}
        </Facts>
        <p>{t('review.unknown.sent')}</p>
      </Summary>
      <OrderLines caption={t('review.caption')} lines={lines} />
      <TotalBar
        label={t('cart.total')}
        total={format.cents(lines.reduce((sum, line) => sum + orderedCents(line), 0))}
        note={t('order.counts', { lines: lines.length, units })}
      >
        <Button onClick={drop}>{t('review.unknown.drop')}</Button>
        <PrimaryButton onClick={() => void onRetry()}>{t('review.unknown.retry')}</PrimaryButton>
      </TotalBar>
    </>
  );
}
