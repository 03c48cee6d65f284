import { EVENT_KINDS, STAFF_ACTIONS } from '#domain/activity';

import { DayRange } from '../../features/day-filter/DayRange';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { SearchField } from '../../features/desk-frame/SearchField';
import { useTranslate } from '../../i18n/useTranslate';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';

import type { ActivityAddress } from './useActivityAddress';

/** Filters by subject, actor, kind and days. */
export function ActivityFilters({ address }: { address: ActivityAddress }) {
  const t = useTranslate();
  const { filters, isNarrowed, narrow } = address;
  const options = (kinds: typeof EVENT_KINDS | typeof STAFF_ACTIONS) =>
    kinds.map((kind) => (
      <option key={kind} value={kind}>
        {t(`activity.kind.${kind}`)}
      </option>
    ));

  return (
    <DeskFilters
      label={t('activity.subjectKind')}
      hint={t('activity.subject.hint')}
      text={filters.subject}
      onSearch={(subject) => narrow({ subject })}
      isNarrowed={isNarrowed}
      onClear={() => narrow({ kind: '', actor: '', subject: '', from: '', to: '' })}
    >
      <SearchField
        label={t('activity.actor')}
        hint={t('activity.actor.hint')}
        text={filters.actor}
        onSearch={(actor) => narrow({ actor })}
      />
      <FilterLabel>
        {t('activity.what')}
        <FilterSelect
          value={filters.kind}
          onChange={(event) => narrow({ kind: event.target.value })}
        >
          <option value="">{t('activity.anything')}</option>
          <optgroup label={t('activity.events')}>{options(EVENT_KINDS)}</optgroup>
          <optgroup label={t('activity.looks')}>{options(STAFF_ACTIONS)}</optgroup>
        </FilterSelect>
      </FilterLabel>
      <DayRange days={filters} onChange={narrow} />
    </DeskFilters>
  );
}
