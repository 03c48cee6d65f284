import type { FieldName } from '#domain/application/forms';

import type { ReviewedApplication } from '../../api/review';
import { Aside, AsideList, EventEntry } from '../../features/desk-frame/Aside';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';

type Events = ReviewedApplication['events'];

interface EventsProps {
  events: Events;
}

const whoDid = ({ kind, staff }: Events[number], t: Translate) =>
  staff ?? (kind === 'erased' ? '' : t('staff.applicant'));

/** Questions to the applicant and the answers, in chronological order. */
export function Questions({ events }: EventsProps) {
  const t = useTranslate();
  const messages = events.filter(({ kind }) => kind === 'asked' || kind === 'answered');
  if (messages.length === 0) return null;
  return (
    <Aside title={t('staff.questions')}>
      <AsideList>
        {messages.map((event) => (
          <EventEntry
            key={event.at}
            at={event.at}
            who={whoDid(event, t)}
            what={t(event.kind === 'asked' ? 'staff.event.asked' : 'staff.event.answered')}
            text={event.detail || t('staff.erased')}
          />
        ))}
      </AsideList>
    </Aside>
  );
}

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
export function History({ events }: EventsProps) {
  const t = useTranslate();
  return (
    <Aside title={t('staff.history')}>
      <AsideList>
        {events.toReversed().map((event) => {
          const kind = LISTED_KINDS.find((listed) => listed === event.kind);
          if (!kind) return null;
          return (
            <EventEntry
              key={`${event.at} ${kind}`}
              at={event.at}
              who={whoDid(event, t)}
              what={t(`staff.event.${kind}`)}
              text={kind === 'declined' ? event.detail : undefined}
            />
          );
        })}
      </AsideList>
    </Aside>
  );
}

/** Who revealed which confidential field, latest first. */
export function RevealLog({ events }: EventsProps) {
  const t = useTranslate();
  const reveals = events.filter(({ kind }) => kind === 'revealed').toReversed();
  return (
    <Aside title={t('staff.looks')}>
      <AsideList>
        {reveals.map((event) => (
          <EventEntry
            key={`${event.at} ${event.detail}`}
            at={event.at}
            who={whoDid(event, t)}
            what={t(`application.label.${event.detail as FieldName}`)}
          />
        ))}
        {reveals.length === 0 && <Small as="li">{t('staff.looks.none')}</Small>}
      </AsideList>
    </Aside>
  );
}
