import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { color, size } from '../../ui/theme';
import { formatClock, useSecondsLeft } from '../../ui/useSecondsLeft';

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
export function Countdown({ until, onEnd }: CountdownProps) {
  const t = useTranslate();
  const time = formatClock(useSecondsLeft(until, onEnd));
  return <Text role="timer">{t('desk.takeBack.left', { time })}</Text>;
}
