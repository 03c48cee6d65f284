import type { FieldName } from '#domain/application/forms';

import { AsideBox, AsideList, AsideTitle } from '../../features/desk-frame/Aside';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';

import { EventEntry, type Events } from './EventEntry';

/** Who revealed which confidential field, latest first. */
export function RevealLog({ events }: { events: Events }) {
  const t = useTranslate();
  const reveals = events.filter(({ kind }) => kind === 'revealed').toReversed();
  return (
    <AsideBox aria-labelledby="read-looks">
      <AsideTitle id="read-looks">{t('staff.looks')}</AsideTitle>
      <AsideList>
        {reveals.map((event) => (
          <EventEntry
            key={`${event.at} ${event.detail}`}
            event={event}
            what={t(`application.label.${event.detail as FieldName}`)}
          />
        ))}
        {reveals.length === 0 && <Small as="li">{t('staff.looks.none')}</Small>}
      </AsideList>
    </AsideBox>
  );
}
