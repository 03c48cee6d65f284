import { ORDER_EVENTS } from '#domain/orderEvents';

import type { DeskOrder, StoryEvent } from '../../api/staffOrders';
import { AsideBox, AsideList, AsideTitle, Quote } from '../../features/desk-frame/Aside';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';

/** What happened to the order, the last first. */
export function Story({ order }: { order: DeskOrder }) {
  const t = useTranslate();
  return (
    <AsideBox aria-labelledby="desk-story">
      <AsideTitle id="desk-story">{t('staff.history')}</AsideTitle>
      <AsideList>
        {order.story.toReversed().map((event) => (
          <Entry key={event.seq} event={event} />
        ))}
      </AsideList>
    </AsideBox>
  );
}

function Entry({ event }: { event: StoryEvent }) {
  const t = useTranslate();
  const format = useFormat();
  const { at, actor, actor_kind, reason, text, to_customer } = event;
  const kind = ORDER_EVENTS.find((known) => known === event.kind);
  if (!kind) return null;
  const what = event.begun === false ? t('desk.event.putBack') : t(`desk.event.${kind}`);
  const who = actor_kind === 'customer' ? t('order.customer') : actor;
  return (
    <li>
      {what}
      {reason && ` · ${t(`desk.reason.${reason}`)}`}
      {to_customer && ` · ${t('desk.note.forCustomer')}`}
      <Small>
        <time dateTime={at}>{format.dateTime(at)}</time>
        {who && actor_kind !== 'clock' && ` · ${who}`}
      </Small>
      {text && <Quote>{text}</Quote>}
    </li>
  );
}
