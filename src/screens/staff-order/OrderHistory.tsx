import type { DeskOrder, OrderEvent } from '../../api/staffOrders';
import { AsideBox, AsideList, AsideTitle, Quote } from '../../features/desk-frame/Aside';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';

import { describeEvent } from './describeEvent';

/** Events of the order, latest first. */
export function OrderHistory({ order }: { order: DeskOrder }) {
  const t = useTranslate();
  return (
    <AsideBox aria-labelledby="desk-history">
      <AsideTitle id="desk-history">{t('staff.history')}</AsideTitle>
      <AsideList>
        {order.history.toReversed().map((event) => (
          <Entry key={event.seq} event={event} />
        ))}
      </AsideList>
    </AsideBox>
  );
}

function Entry({ event }: { event: OrderEvent }) {
  const t = useTranslate();
  const format = useFormat();
  const { at, text } = event;
  const described = describeEvent(event, t);
  if (!described) return null;
  return (
    <li>
      {described.what}
      <Small>
        <time dateTime={at}>{format.dateTime(at)}</time>
        {described.who && ` · ${described.who}`}
      </Small>
      {text && <Quote>{text}</Quote>}
    </li>
  );
}
