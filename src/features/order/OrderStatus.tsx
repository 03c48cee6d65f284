import type { OrderState } from '#domain/fulfilment';

import { useTranslate } from '../../i18n/useTranslate';
import { StatusLabel, type Tone } from '../../ui/StatusLabel';

const TONES: Record<OrderState, Tone> = {
  received: 'new',
  held: 'open',
  released: 'busy',
  picking: 'busy',
  part_shipped: 'open',
  shipped: 'good',
  cancelled: 'off',
  processed: 'off',
};

/** The state of an order, in the same words for its customer and at the desk. */
export function OrderStatus({ state }: { state: OrderState }) {
  const t = useTranslate();
  return <StatusLabel tone={TONES[state]}>{t(`order.status.${state}`)}</StatusLabel>;
}
