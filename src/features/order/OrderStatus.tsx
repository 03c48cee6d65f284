import { styled } from 'styled-components';

import type { OrderStatus as Status } from '#domain/orders';

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

  &[data-status='released'] {
    background: ${color.goodTint};
    color: ${color.good};
  }

  &[data-status='cancelled'] {
    background: ${color.badTint};
    color: ${color.bad};
  }
`;

/** Where an order stands, in a word. */
export function OrderStatus({ status }: { status: Status }) {
  const t = useTranslate();
  return <Label data-status={status}>{t(`order.status.${status}`)}</Label>;
}
