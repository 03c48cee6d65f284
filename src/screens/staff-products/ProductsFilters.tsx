import { PRODUCT_VIEWS } from '#domain/deskProducts';

import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { useTranslate } from '../../i18n/useTranslate';
import { ClassSelect } from '../../ui/ClassSelect';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';

import type { ProductsAddress } from './useProductsAddress';

/** Search, view and class filters of the list, which updates while typing. */
export function ProductsFilters({ address }: { address: ProductsAddress }) {
  const t = useTranslate();
  return (
    <DeskFilters
      label={t('products.search')}
      hint={t('products.search.hint')}
      text={address.search}
      onSearch={(search) => address.narrow({ search })}
      isNarrowed={address.isNarrowed}
      onClear={() => address.narrow({ search: '', view: '', class: '' })}
    >
      <FilterLabel>
        {t('products.view')}
        <FilterSelect
          value={address.view}
          onChange={(event) => address.narrow({ view: event.target.value })}
        >
          {PRODUCT_VIEWS.map((view) => (
            <option key={view} value={view}>
              {t(`products.view.${view}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterLabel>
      <ClassSelect
        chosen={address.flag ?? ''}
        any={t('products.class.any')}
        onChoose={(chosen) => address.narrow({ class: chosen })}
      />
    </DeskFilters>
  );
}
