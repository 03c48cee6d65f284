import { Suspense, useState } from 'react';

import type { Facet, Filters } from '../../api/readFilters';
import { lazyPart } from '../../i18n/lazyPart';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';

import { FILTERS, type FilterName, type ListingAddress } from './useListingAddress';

/** Flags are a customer's, and come with what else a buyer sees. */
export const FlagLinks = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './FlagLinks'),
  'FlagLinks',
);

/** Values of a filter shown before 'more'. */
const SHOWN = 8;

const OPTIONS_OF: Record<FilterName, Exclude<keyof Filters, 'flags'>> = {
  brand: 'brand',
  color: 'colors',
  type: 'type',
  size: 'size',
};

interface FilterPanelProps {
  options: Filters | undefined;
  address: ListingAddress;
}

/** Class flag, brand, colour, type and size with their counts. */
export function FilterPanel({ options, address }: FilterPanelProps) {
  const t = useTranslate();
  const isFiltered = Object.values(address.filters).flat().length > 0;
  return (
    <aside className="filters no-print" aria-label={t('filters.title')}>
      {isFiltered && (
        <button type="button" className="button small" onClick={address.clearFilters}>
          {t('filters.clear')}
        </button>
      )}
      {options?.flags && (
        <Suspense>
          <FlagLinks flags={options.flags} />
        </Suspense>
      )}
      {FILTERS.map((name) => (
        <FilterGroup
          key={name}
          name={name}
          values={options?.[OPTIONS_OF[name]] ?? []}
          chosen={address.filters[name]}
          onToggle={(value) => address.toggleFilter(name, value)}
        />
      ))}
    </aside>
  );
}

interface FilterGroupProps {
  name: FilterName;
  values: readonly Facet[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function FilterGroup({ name, values, chosen, onToggle }: FilterGroupProps) {
  const t = useTranslate();
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  if (values.length === 0) return null;

  const keyOf = (option: Facet) => option.value ?? option.name;
  const shown = isWhole
    ? values
    : values.filter((option, index) => index < SHOWN || chosen.includes(keyOf(option)));
  const hidden = values.length - shown.length;

  return (
    <fieldset className="filter">
      <legend>{t(`filters.${name}`)}</legend>
      {shown.map((option) => (
        <label key={keyOf(option)}>
          <input
            type="checkbox"
            checked={chosen.includes(keyOf(option))}
            onChange={() => onToggle(keyOf(option))}
          />
          <span>{option.name}</span>
          {option.count !== undefined && (
            <span className="filter-count">{format.number(option.count)}</span>
          )}
        </label>
      ))}
      {hidden > 0 && (
        <button type="button" className="filter-more" onClick={() => setIsWhole(true)}>
          {t('filters.more', { count: hidden })}
        </button>
      )}
    </fieldset>
  );
}
