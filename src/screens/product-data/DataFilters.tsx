import { styled } from 'styled-components';

import type { Category } from '#contract/catalogue';

import type { FilterValue } from '../../api/parseFilters';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button';
import { CategorySelect } from '../../ui/CategorySelect';
import { Checkbox } from '../../ui/Checkbox';
import { ClassSelect } from '../../ui/ClassSelect';
import { FilterLabel, FilterSelect, FilterInput } from '../../ui/FilterField';
import { FilterFold } from '../../ui/FilterFold';
import { color, from, size, space } from '../../ui/theme';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';

import type { DataAddress } from './useDataAddress';

const Bar = styled.div`
  display: grid;
  gap: ${space(3)} ${space(4)};
  align-items: end;
  grid-template-columns: minmax(0, 1fr) auto;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.desktop} {
    grid-template-columns: minmax(12.5rem, 1.4fr) minmax(11.25rem, 1.2fr) 1fr 1fr auto auto;
  }
`;

const CheckboxLabel = styled.label`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 2.25rem;
  color: ${color.ink};
  font-size: ${size.text};
  white-space: nowrap;
`;

interface DataFiltersProps {
  address: DataAddress;
  categories: readonly Category[];
  brands: readonly FilterValue[];
  /** Whether the server can filter the list by more than category. */
  isAble: boolean;
}

/** Search, category, brand, class and stock filters, each applied as soon as it changes. */
export function DataFilters({ address, categories, brands, isAble }: DataFiltersProps) {
  const t = useTranslate();
  const { filters, isNarrowed, narrow } = address;
  const category = (
    <CategorySelect
      categories={categories}
      chosen={filters.category}
      any={t('listing.all')}
      onChoose={(code) => narrow({ category: code, brand: '' })}
    />
  );
  if (!isAble) return <Bar>{category}</Bar>;
  const { category: code, flag, stock } = filters;
  return (
    <Bar role="search" aria-label={t('productData.title')} className="no-print" data-tools>
      <DataSearch searched={filters.search} onSearch={(search) => narrow({ search })} />
      <FilterFold chosen={[code, filters.brand, flag, stock].filter(Boolean).length}>
        {category}
        <FilterLabel>
          {t('filters.brand')}
          <FilterSelect
            value={filters.brand}
            onChange={(event) => narrow({ brand: event.target.value })}
          >
            <option value="">{t('productData.allBrands')}</option>
            {brands.map(({ name, value = name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </FilterSelect>
        </FilterLabel>
        <ClassSelect
          chosen={flag}
          any={t('filters.flagAll')}
          onChoose={(chosen) => narrow({ flag: chosen })}
        />
        <CheckboxLabel>
          <Checkbox
            checked={filters.stock !== ''}
            onChange={(event) => narrow({ stock: event.target.checked ? '1' : '' })}
          />
          {t('productData.inStock')}
        </CheckboxLabel>
        {isNarrowed && (
          <Button
            onClick={() => narrow({ category: '', brand: '', flag: '', stock: '', search: '' })}
          >
            {t('filters.clear')}
          </Button>
        )}
      </FilterFold>
    </Bar>
  );
}

interface DataSearchProps {
  /** The text the list is currently searched for. */
  searched: string;
  onSearch: (text: string) => void;
}

/** Debounce of the search, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 400;

/** Searches for words, a product id or a barcode, while typing and at once on Enter. */
function DataSearch({ searched, onSearch }: DataSearchProps) {
  const t = useTranslate();
  const search = useDebouncedSearch(onSearch, SEARCH_DEBOUNCE_MS);
  return (
    <FilterLabel>
      {t('productData.search')}
      <FilterInput
        type="search"
        maxLength={200}
        placeholder={t('productData.search.hint')}
        value={search.typed ?? searched}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search.finish()}
        onBlur={search.finish}
      />
    </FilterLabel>
  );
}
