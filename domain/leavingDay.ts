import { dayIn } from './days';
import { orderSteps, type SteppedOrder } from './orderSteps';
import { shippingDay, type ShippingHours } from './shippingDays';

/**
 * Returns the day on which an order leaves the warehouse, YYYY-MM-DD; `undefined` if the operator
 * has not set its hours, or the order waits, has left in part, or should have left by now.
 */
export function leavingDay(
  order: SteppedOrder<{ shipped_at: string; lines: readonly { quantity: number }[] }>,
  hours: ShippingHours | undefined,
  now: Date,
): string | undefined {
  const isToLeave = orderSteps(order).some(
    ({ kind, state }) => kind === 'shipped' && state === 'next',
  );
  if (!hours || !isToLeave || order.hold || order.shipments) return undefined;
  const leaving = shippingDay(new Date(order.date), hours);
  return leaving && leaving.day >= dayIn(now, hours.zone) ? leaving.day : undefined;
}
