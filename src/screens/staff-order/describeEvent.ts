import { ORDER_EVENTS } from '#domain/orderEvents';

import type { OrderEvent } from '../../api/staffOrders';
import type { Translate } from '../../i18n/useTranslate';

/**
 * Returns the description of an order event with its reason, and who caused it; undefined for an
 * event kind that this client does not know.
 */
export function describeEvent(event: OrderEvent, t: Translate) {
  const { actor, actor_kind, reason, to_customer } = event;
  const kind = ORDER_EVENTS.find((known) => known === event.kind);
  if (!kind) return undefined;
  const what = [
    event.begun === false ? t('desk.event.putBack') : t(`desk.event.${kind}`),
    reason && t(`desk.reason.${reason}`),
    to_customer && t('desk.note.forCustomer'),
  ];
  const who = actor_kind === 'customer' ? t('order.customer') : actor_kind === 'clock' ? '' : actor;
  return { what: what.filter(Boolean).join(' · '), who };
}
