import { styled } from 'styled-components';

import type { OrderState as State } from '#domain/orders';

import { useTranslate } from '../../i18n/useTranslate';
import { color, size, space } from '../../ui/theme';

const Label = styled.span`
  display: inline-block;
  padding: 0 ${space(2)};
  border-radius: ${space(3)};
  background: ${color.infoTint};
  color: ${color.info};
  font-size: ${size.s};
  font-weight: 600;
  white-space: nowrap;

  &[data-state='released'] {
    background: ${color.goodTint};
    color: ${color.good};
  }

  &[data-state='cancelled'] {
    background: ${color.badTint};
    color: ${color.bad};
  }
`;

/** Where an order stands, in a word. */
export function OrderState({ state }: { state: State }) {
  const t = useTranslate();
  return <Label data-state={state}>{t(`order.state.${state}`)}</Label>;
}
