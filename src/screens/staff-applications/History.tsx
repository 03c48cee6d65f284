import { AsideBox, AsideList, AsideTitle } from '../../features/desk-frame/Aside';
import { useTranslate } from '../../i18n/useTranslate';

import { EventEntry, type Events } from './EventEntry';

const LISTED_KINDS = [
  'received',
  'begun',
  'asked',
  'answered',
  'approved',
  'declined',
  'erased',
] as const;

/** Events of an application, latest first; who viewed what is listed separately. */
export function History({ events }: { events: Events }) {
  const t = useTranslate();
  return (
    <AsideBox aria-labelledby="read-history">
      <AsideTitle id="read-history">{t('staff.history')}</AsideTitle>
      <AsideList>
        {events.toReversed().map((event) => {
          const kind = LISTED_KINDS.find((listed) => listed === event.kind);
          if (!kind) return null;
          return (
            <EventEntry
              key={`${event.at} ${kind}`}
              event={event}
              what={t(`staff.event.${kind}`)}
              {...(kind === 'declined' && { text: event.detail })}
            />
          );
        })}
      </AsideList>
    </AsideBox>
  );
}
