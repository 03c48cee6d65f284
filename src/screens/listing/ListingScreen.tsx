import { useState } from 'react';

import type { ClassFlag } from '#domain/classCodes';

import type { ProductList } from '../../api/products';
import type { Filters } from '../../api/readFilters';
import { ProductGrid, ProductGridSkeleton } from '../../features/product-card/ProductGrid';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { CountLabel } from '../../ui/CountLabel';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Pages } from '../../ui/Pages';
import { PageSize } from '../../ui/PageSize';

import { FilterPanel } from './FilterPanel';
import type { ListingAddress } from './useListingAddress';
import './Listing.css';

interface ListingScreenProps {
  title: string;
  flag: ClassFlag | undefined;
  products: ProductList | undefined;
  options: Filters | undefined;
  isFetching: boolean;
  last: number;
  address: ListingAddress;
}

export function ListingScreen(props: ListingScreenProps) {
  const { title, flag, products, options, isFetching, last, address } = props;
  const t = useTranslate();
  const [hasFilters, setHasFilters] = useState(false);
  const chosen = Object.values(address.filters).flat().length;

  return (
    <>
      <h1 className="listing-title">
        {title}
        {flag && <span className="listing-flag">{t(`flag.${flag}`)}</span>}
      </h1>
      <div className={hasFilters ? 'listing filters-open' : 'listing'}>
        <FilterPanel options={options} address={address} />
        <section aria-label={t('listing.results')} aria-busy={isFetching}>
          <div className="listing-toolbar no-print">
            <button
              type="button"
              className="button small filters-toggle"
              aria-expanded={hasFilters}
              onClick={() => setHasFilters(!hasFilters)}
            >
              <Icon name="filter" size={16} />
              {t(hasFilters ? 'filters.hide' : 'filters.show')}
              {chosen > 0 && ` (${chosen})`}
            </button>
            <CountLabel shown={products?.ids.length ?? 0} total={products?.total ?? 0} />
            <PageSize pageSize={address.pagination} onChange={address.showPerPage} />
            <Pages page={address.page} last={last} onTurn={address.turnTo} />
            <UpdateCartButton />
          </div>
          <Results products={products} isFiltered={chosen > 0} onClear={address.clearFilters} />
          <div className="listing-foot">
            <Pages page={address.page} last={last} onTurn={address.turnTo} isBelow />
          </div>
        </section>
      </div>
    </>
  );
}

interface ResultsProps {
  products: ProductList | undefined;
  isFiltered: boolean;
  onClear: () => void;
}

function Results({ products, isFiltered, onClear }: ResultsProps) {
  const t = useTranslate();
  if (!products) return <ProductGridSkeleton />;
  if (products.ids.length > 0) return <ProductGrid ids={products.ids} />;
  return (
    <EmptyState icon="search" text={t('listing.empty')}>
      {isFiltered && (
        <button type="button" className="button" onClick={onClear}>
          {t('filters.clear')}
        </button>
      )}
    </EmptyState>
  );
}
