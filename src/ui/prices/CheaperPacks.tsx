import { styled } from 'styled-components';

import { cheaperPacks, stepsOfFields, type PricedOnTheWire } from '#domain/unitPrice';

import { useTranslate } from '../../i18n/useTranslate';
import { color, size } from '../theme';

const Nudge = styled.button`
  flex-basis: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primary};
  font-size: ${size.s};
  text-align: left;
  text-decoration: underline;
`;

interface CheaperPacksProps {
  priced: PricedOnTheWire;
  packs: number;
  max: number;
  onPacks: (packs: number) => void;
}

export function CheaperPacks({ priced, packs, max, onPacks }: CheaperPacksProps) {
  const t = useTranslate();
  const more = cheaperPacks(stepsOfFields(priced), packs, max);
  if (more === undefined) return null;
  return (
    <Nudge type="button" onClick={() => onPacks(more)}>
      {t('price.nudge', { more, packs })}
    </Nudge>
  );
}
