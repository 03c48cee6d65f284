import type { OrderSummary } from '#contract/orders';
import type { Stage } from '#domain/fulfilment';
import type { OrderStatus as Status } from '#domain/orders';

import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { StatusLabel, type Tone } from '../../ui/StatusLabel';

const TONES: Record<Status | Stage, Tone> = {
  received: 'new',
  held: 'open',
  released: 'busy',
  picking: 'busy',
  part_shipped: 'open',
  shipped: 'good',
  cancelled: 'off',
};

type OrderState = Pick<OrderSummary, 'status' | 'stage'>;

/** Returns an order's stage as text, or its status if the stage is unknown. */
export const orderStatusText = (t: Translate, { status, stage }: OrderState): string =>
  t(stage === 'released' ? 'order.status.atWarehouse' : `order.status.${stage ?? status}`);

export function OrderStatus({ order }: { order: OrderState }) {
  const t = useTranslate();
  const tone = order.stage ? TONES[order.stage] : order.status === 'released' ? 'good' : undefined;
  return <StatusLabel tone={tone ?? TONES[order.status]}>{orderStatusText(t, order)}</StatusLabel>;
}
