import { localeOf } from '#domain/languages';

import { say } from '../../messages/say';
import { addressInLines } from '../../pdf/addressInLines';

import type { PrintedOrder } from './printedOrder';

/** Date, status, customer, address, reference and comment of an order, with their labels. */
export function orderFacts({ order, customer, language, country, zone }: PrintedOrder) {
  const date = new Intl.DateTimeFormat(localeOf(language, country), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(order.date));
  return [
    [say(language, 'order.date'), date],
    [say(language, 'order.status'), say(language, `order.status.${order.status}`)],
    [say(language, 'order.customer'), customer],
    [say(language, 'order.shipTo'), order.ship_to ? addressInLines(order.ship_to) : ''],
    [say(language, 'order.po'), order.po_reference],
    [say(language, 'order.comment'), order.order_comment],
  ] as const;
}
