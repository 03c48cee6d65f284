import { styled } from 'styled-components';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { color, space } from '../../ui/theme';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
`;

const Meter = styled.meter`
  width: 8rem;
  accent-color: ${color.primary};
`;

interface MinimumOrderProps {
  cents: number;
  leastCents: number;
}

/** How much is missing to the least that an order comes to. */
export function MinimumOrder({ cents, leastCents }: MinimumOrderProps) {
  const t = useTranslate();
  const format = useFormat();
  const text = t('order.toMinimum', {
    missing: format.cents(leastCents - cents),
    least: format.cents(leastCents),
  });
  return (
    <Line>
      <Meter min={0} max={leastCents} value={cents} aria-hidden="true" />
      {text}
    </Line>
  );
}
