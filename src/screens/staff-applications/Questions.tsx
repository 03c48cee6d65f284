import { AsideBox, AsideList, AsideTitle } from '../../features/desk-frame/Aside';
import { useTranslate } from '../../i18n/useTranslate';

import { EventEntry, type Events } from './EventEntry';

/** Questions to the applicant and the answers, in chronological order. */
export function Questions({ events }: { events: Events }) {
  const t = useTranslate();
  const messages = events.filter(({ kind }) => kind === 'asked' || kind === 'answered');
  if (messages.length === 0) return null;
  return (
    <AsideBox aria-labelledby="read-questions">
      <AsideTitle id="read-questions">{t('staff.questions')}</AsideTitle>
      <AsideList>
        {messages.map((event) => (
          <EventEntry
            key={event.at}
            event={event}
            what={t(event.kind === 'asked' ? 'staff.event.asked' : 'staff.event.answered')}
            text={event.detail || t('staff.erased')}
          />
        ))}
      </AsideList>
    </AsideBox>
  );
}
