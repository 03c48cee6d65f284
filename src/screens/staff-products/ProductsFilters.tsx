import type { RefObject } from 'react';

import { CLASS_FLAGS } from '#domain/classCodes';
import { PRODUCT_VIEWS } from '#domain/deskProducts';

import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { useTranslate } from '../../i18n/useTranslate';
import { FilterLabel, FilterSelect } from '../../ui/FilterField';

import type { ProductsAddress } from './useProductsAddress';

interface ProductsFiltersProps {
  address: ProductsAddress;
  /** Where `/` puts the cursor. */
  box: RefObject<HTMLInputElement | null>;
}

/** Words, what is lacking, and the class that narrow the list; it follows while they are typed. */
export function ProductsFilters({ address, box }: ProductsFiltersProps) {
  const t = useTranslate();
  return (
    <DeskFilters
      label={t('products.search')}
      hint={t('products.search.hint')}
      words={address.search}
      onSearch={(search) => address.narrow({ search })}
      isNarrowed={address.isNarrowed}
      onClear={() => address.narrow({ search: '', view: '', class: '' })}
      box={box}
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
      <FilterLabel>
        {t('product.class')}
        <FilterSelect
          value={address.flag ?? ''}
          onChange={(event) => address.narrow({ class: event.target.value })}
        >
          <option value="">{t('products.class.any')}</option>
          {CLASS_FLAGS.map((flag) => (
            <option key={flag} value={flag}>
              {t(`flag.${flag}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterLabel>
    </DeskFilters>
  );
}
