import type { OrderStatus as Status } from '#domain/orders';

import { useTranslate } from '../../i18n/useTranslate';
import { StatusLabel, type Tone } from '../../ui/StatusLabel';

const TONES: Record<Status, Tone> = { received: 'new', released: 'good', cancelled: 'off' };

/** Where an order stands, in a word. */
export function OrderStatus({ status }: { status: Status }) {
  const t = useTranslate();
  return <StatusLabel tone={TONES[status]}>{t(`order.status.${status}`)}</StatusLabel>;
}
