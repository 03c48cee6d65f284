import type { Order } from '#contract/orders';
import { localTimeZone } from '#domain/days';
import { localeOf, type Language } from '#domain/languages';
import { orderSteps, stepText } from '#domain/orderSteps';

import type { Fact } from '../../mail/message';
import { translate } from '../../messages/translate';
import { weekdayOf } from '../../messages/weekdayOf';

/**
 * Returns the steps that an order has taken since it was placed, the day on which it leaves, and its
 * back-orders. Times are in the time zone of the house: the mail does not know the reader's.
 */
export function stepFacts(
  order: Order,
  { language, leaves }: { language: Language; leaves: string | undefined },
): Fact[] {
  const locale = localeOf(language, 'CA');
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: localTimeZone(),
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return orderSteps(order).flatMap((step) => {
    const { kind, state, at } = step;
    if (kind === 'shipped' && state === 'next' && leaves !== undefined)
      return [[translate(language, 'order.leaves'), weekdayOf(leaves, locale)]];
    if (kind === 'placed' || (state === 'next' && kind !== 'back_ordered')) return [];
    const details = [
      at && moment.format(new Date(at)),
      (kind === 'shipped' || kind === 'back_ordered') &&
        translate(language, 'order.packsCount', { count: step.packs }),
      kind === 'shipped' && step.shipment?.carrier,
      kind === 'back_ordered' &&
        step.on &&
        `${translate(language, 'order.expected')} ${day.format(new Date(step.on))}`,
    ];
    const text = details.filter(Boolean).join(' · ');
    return text === '' ? [] : [[translate(language, stepText(step)), text]];
  });
}
