import { formatAddress } from '#domain/application/formatAddress';
import { orderState } from '#domain/fulfilment';
import { localeOf } from '#domain/languages';

import { translate } from '../../messages/translate';
import { weekdayOf } from '../../messages/weekdayOf';

import type { PrintedOrder } from './printedOrder';

/**
 * Returns date, status, leaving day, customer, address, reference and comment of an order with their
 * labels.
 */
export function orderFacts({ order, customer, language, country, zone, leaves }: PrintedOrder) {
  const locale = localeOf(language, country);
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(order.date));
  return [
    [translate(language, 'order.date'), date],
    [translate(language, 'order.status'), translate(language, `order.status.${orderState(order)}`)],
    [translate(language, 'order.leaves'), leaves ? weekdayOf(leaves, locale) : ''],
    [translate(language, 'order.customer'), customer],
    [translate(language, 'order.orderedBy'), order.ordered_by?.name ?? ''],
    [translate(language, 'order.shipTo'), order.ship_to ? formatAddress(order.ship_to) : ''],
    [translate(language, 'order.po'), order.po_reference],
    [translate(language, 'order.comment'), order.order_comment],
  ] as const;
}
