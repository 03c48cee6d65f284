import type { FieldName } from '#domain/application/forms';

import type { ReviewedApplication } from '../../api/review';
import { EventList } from '../../features/desk-frame/Aside';
import { useTranslate, type Translate } from '../../i18n/useTranslate';

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
    <EventList
      title={t('staff.questions')}
      events={messages.map((event) => ({
        key: event.at,
        at: event.at,
        who: whoDid(event, t),
        what: t(event.kind === 'asked' ? 'staff.event.asked' : 'staff.event.answered'),
        text: event.detail || t('staff.erased'),
      }))}
    />
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
  const listed = events.toReversed().flatMap((event) => {
    const kind = LISTED_KINDS.find((known) => known === event.kind);
    if (!kind) return [];
    const text = kind === 'declined' ? event.detail : undefined;
    const what = t(`staff.event.${kind}`);
    return [{ key: `${event.at} ${kind}`, at: event.at, who: whoDid(event, t), what, text }];
  });
  return <EventList title={t('staff.history')} events={listed} />;
}

/** Who revealed which confidential field, latest first. */
export function RevealLog({ events }: EventsProps) {
  const t = useTranslate();
  const reveals = events.filter(({ kind }) => kind === 'revealed').toReversed();
  return (
    <EventList
      title={t('staff.looks')}
      none={t('staff.looks.none')}
      events={reveals.map((event) => ({
        key: `${event.at} ${event.detail}`,
        at: event.at,
        who: whoDid(event, t),
        what: t(`application.label.${event.detail as FieldName}`),
      }))}
    />
  );
}
