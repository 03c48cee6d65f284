import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { color, size } from '../../ui/theme';

const Text = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-variant-numeric: tabular-nums;
`;

interface CountdownProps {
  seconds: number;
  /** When `seconds` was fetched, by this machine's clock, in milliseconds. */
  readAt: number;
  onEnd: () => void;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Time left in which an order can still be cancelled. */
export function Countdown({ seconds, readAt, onEnd }: CountdownProps) {
  const t = useTranslate();
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);

  // The timer runs outside React.
  useEffect(() => {
    const timer = setInterval(() => {
      const remaining = Math.max(seconds - Math.floor((Date.now() - readAt) / 1000), 0);
      setSecondsLeft(remaining);
      if (remaining > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, readAt]);

  const time = `${Math.floor(secondsLeft / 60)}:${twoDigits(secondsLeft % 60)}`;
  return <Text role="timer">{t('desk.takeBack.left', { time })}</Text>;
}
