import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { FormMessage } from '../../ui/FormMessage';
import { Icon } from '../../ui/Icon';
import { space } from '../../ui/theme';
import { useReason } from '../../ui/useReason';

import { useSecondsLeft } from './useSecondsLeft';
import type { TakingBack } from './useTakeBack';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** What is left is said aloud once it is no longer than this, in seconds. */
const LAST = 60;

const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface TakeBackOfferProps {
  order: string;
  /** A moment of this machine's clock, in milliseconds. */
  until: number;
  taking: TakingBack;
  onEnd: () => void;
}

/** The time that is left, and in two steps the ways to take the order back. */
export function TakeBackOffer({ order, until, taking, onEnd }: TakeBackOfferProps) {
  const t = useTranslate();
  const reason = useReason();
  const left = useSecondsLeft(until, onEnd);
  const [isChoosing, setIsChoosing] = useState(false);

  return (
    <>
      <p>
        {t('takeBack.offer')} <strong role="timer">{clockOf(left)}</strong>
      </p>
      <p role="status" className="hidden-text">
        {left <= LAST && t('takeBack.last')}
      </p>
      {taking.failure && <FormMessage>{reason(taking.failure, 'takeBack.unanswered')}</FormMessage>}
      {isChoosing ? (
        <Ways order={order} taking={taking} onKeep={() => setIsChoosing(false)} />
      ) : (
        <div>
          <button type="button" className="button" onClick={() => setIsChoosing(true)}>
            <Icon name="back" size={18} />
            {t('takeBack.begin')}
          </button>
        </div>
      )}
    </>
  );
}

interface WaysProps extends Pick<TakeBackOfferProps, 'order' | 'taking'> {
  onKeep: () => void;
}

function Ways({ order, taking: { takeBack, isTaking }, onKeep }: WaysProps) {
  const t = useTranslate();
  const first = useRef<HTMLButtonElement>(null);

  // The button that opened the choice is gone, and the focus goes on with it.
  useEffect(() => first.current?.focus(), []);

  return (
    <Choices role="group" aria-label={t('takeBack.ask', { order })}>
      <button
        ref={first}
        type="button"
        className="button primary"
        aria-disabled={isTaking}
        onClick={() => !isTaking && void takeBack(true)}
      >
        {t('takeBack.toCart')}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={isTaking}
        onClick={() => !isTaking && void takeBack(false)}
      >
        {t('takeBack.cancel')}
      </button>
      <button type="button" className="button" onClick={onKeep}>
        {t('takeBack.keep')}
      </button>
    </Choices>
  );
}
