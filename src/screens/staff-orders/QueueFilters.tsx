import { COUNTRIES } from '#domain/countries';

import { DayRange } from '../../features/day-filter/DayRange';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { useTranslate } from '../../i18n/useTranslate';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';

import type { QueueAddress } from './useQueueAddress';

/** Search, date and country filters of the queue, which updates while typing. */
export function QueueFilters({ address }: { address: QueueAddress }) {
  const t = useTranslate();
  const { filters, isNarrowed, narrow } = address;
  return (
    <DeskFilters
      label={t('orders.search')}
      hint={t('desk.search.hint')}
      text={filters.search}
      onSearch={(search) => narrow({ search })}
      isNarrowed={isNarrowed}
      onClear={() => narrow({ search: '', from: '', to: '', country: '' })}
    >
      <DayRange days={filters} onChange={narrow} />
      <FilterLabel>
        {t('staff.country')}
        <FilterSelect
          value={filters.country}
          onChange={(event) => narrow({ country: event.target.value })}
        >
          <option value="">{t('desk.anyCountry')}</option>
          {COUNTRIES.map((country) => (
            <option key={country} value={country}>
              {t(`staff.country.${country}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterLabel>
    </DeskFilters>
  );
}
