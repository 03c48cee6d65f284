import type { RefObject } from 'react';

import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { useTranslate } from '../../i18n/useTranslate';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';

import { VIEWS, type CustomersAddress } from './useCustomersAddress';

interface CustomersFiltersProps {
  address: CustomersAddress;
  /** The input that `/` focuses. */
  box: RefObject<HTMLInputElement | null>;
}

/** Search and status filters of the list, which updates while typing. */
export function CustomersFilters({ address, box }: CustomersFiltersProps) {
  const t = useTranslate();
  return (
    <DeskFilters
      label={t('customers.search')}
      hint={t('customers.search.hint')}
      text={address.search}
      onSearch={(search) => address.narrow({ search })}
      isNarrowed={address.isNarrowed}
      onClear={() => address.narrow({ search: '', view: '' })}
      box={box}
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
