import { useEffect, useRef, useState } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { Button, PrimaryButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { FormMessage } from '../../ui/FormMessage';
import { Icon } from '../../ui/Icon';
import { takeFocus } from '../../ui/takeFocus';
import { useReason } from '../../ui/useReason';
import { formatClock, useSecondsLeft } from '../../ui/useSecondsLeft';

import type { Cancelling } from './useCancelOrder';

/** Remaining seconds from which the countdown is announced to screen readers. */
const ANNOUNCED_SECONDS = 60;

interface CancelOrderOfferProps {
  order: string;
  /** Deadline by this machine's clock, in milliseconds. */
  until: number;
  cancelling: Cancelling;
  onEnd: () => void;
}

/** The remaining time and, in two steps, the ways to cancel the order. */
export function CancelOrderOffer({ order, until, cancelling, onEnd }: CancelOrderOfferProps) {
  const t = useTranslate();
  const reason = useReason();
  const secondsLeft = useSecondsLeft(until, onEnd);
  const [isChoosing, setIsChoosing] = useState<boolean>();

  return (
    <>
      <p>
        {t('cancelOrder.offer')} <strong role="timer">{formatClock(secondsLeft)}</strong>
      </p>
      <p role="status" className="hidden-text">
        {secondsLeft <= ANNOUNCED_SECONDS && t('cancelOrder.last')}
      </p>
      {cancelling.failure && (
        <FormMessage>{reason(cancelling.failure, 'cancelOrder.unanswered')}</FormMessage>
      )}
      {isChoosing ? (
        <CancelChoices order={order} cancelling={cancelling} onKeep={() => setIsChoosing(false)} />
      ) : (
        <div>
          <Button
            ref={isChoosing === false ? takeFocus : undefined}
            onClick={() => setIsChoosing(true)}
          >
            <Icon name="back" size={18} />
            {t('cancelOrder.title')}
          </Button>
        </div>
      )}
    </>
  );
}

interface CancelChoicesProps extends Pick<CancelOrderOfferProps, 'order' | 'cancelling'> {
  onKeep: () => void;
}

function CancelChoices({
  order,
  cancelling: { cancel, isCancelling },
  onKeep,
}: CancelChoicesProps) {
  const t = useTranslate();
  const first = useRef<HTMLButtonElement>(null);

  // The button that opened these choices is gone, so the focus moves to the first of them.
  useEffect(() => first.current?.focus(), []);

  return (
    <ButtonRow role="group" aria-label={t('cancelOrder.ask', { order })}>
      <PrimaryButton
        ref={first}
        aria-disabled={isCancelling}
        onClick={() => !isCancelling && void cancel(true)}
      >
        {t('cancelOrder.toCart')}
      </PrimaryButton>
      <Button aria-disabled={isCancelling} onClick={() => !isCancelling && void cancel(false)}>
        {t('cancelOrder.cancel')}
      </Button>
      <Button onClick={onKeep}>{t('cancelOrder.keep')}</Button>
    </ButtonRow>
  );
}
