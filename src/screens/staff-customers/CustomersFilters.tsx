import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { useTranslate } from '../../i18n/useTranslate';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';

import { VIEWS, type CustomersAddress } from './useCustomersAddress';

/** Search and status filters of the list, which updates while typing. */
export function CustomersFilters({ address }: { address: CustomersAddress }) {
  const t = useTranslate();
  return (
    <DeskFilters
      label={t('customers.search')}
      hint={t('customers.search.hint')}
      text={address.search}
      onSearch={(search) => address.narrow({ search })}
      isNarrowed={address.isNarrowed}
      onClear={() => address.narrow({ search: '', view: '' })}
    >
      <FilterLabel>
        {t('customers.standing')}
        <FilterSelect
          value={address.view}
          onChange={(event) => address.narrow({ view: event.target.value })}
        >
          {VIEWS.map((view) => (
            <option key={view} value={view}>
              {t(`customers.view.${view}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterLabel>
    </DeskFilters>
  );
}
