import { useState } from 'react';
import { styled } from 'styled-components';

import type { ClassFlag } from '#domain/classCodes';

import type { ProductList } from '../../api/products';
import type { Filters } from '../../api/readFilters';
import { ProductGrid, ProductGridSkeleton } from '../../features/product-card/ProductGrid';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { Button, SmallButton } from '../../ui/Button';
import { CountLabel } from '../../ui/CountLabel';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { ListFoot, ListToolbar } from '../../ui/ListToolbar';
import { color, from, size, space } from '../../ui/theme';

import { FilterPanel } from './FilterPanel';
import type { ListingAddress } from './useListingAddress';

const Title = styled.h1`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(3)};
  margin-bottom: ${space(3)};
`;

const Flag = styled.span`
  padding: 2px 10px;
  border-radius: 12px;
  background: ${color.markTint};
  font-size: ${size.text};
`;

const Sides = styled.div`
  display: grid;
  gap: ${space(6)};

  ${from.desktop} {
    --wide-columns: 3;
    grid-template-columns: 232px minmax(0, 1fr);
  }
`;

const Content = styled.section`
  min-width: 0;
`;

const FiltersToggle = styled(SmallButton)`
  ${from.desktop} {
    display: none;
  }
`;

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
  const paging = { ...address, last };

  return (
    <>
      <Title>
        {title}
        {flag && <Flag>{t(`flag.${flag}`)}</Flag>}
      </Title>
      <Sides>
        <FilterPanel options={options} address={address} isOpen={hasFilters} />
        <Content aria-label={t('listing.results')} aria-busy={isFetching}>
          <ListToolbar
            paging={paging}
            count={
              <>
                <FiltersToggle
                  type="button"
                  aria-expanded={hasFilters}
                  onClick={() => setHasFilters(!hasFilters)}
                >
                  <Icon name="filter" size={16} />
                  {t(hasFilters ? 'filters.hide' : 'filters.show')}
                  {chosen > 0 && ` (${chosen})`}
                </FiltersToggle>
                <CountLabel shown={products?.ids.length} total={products?.total} />
              </>
            }
          >
            <UpdateCartButton />
          </ListToolbar>
          <Results products={products} isFiltered={chosen > 0} onClear={address.clearFilters} />
          <ListFoot paging={paging} />
        </Content>
      </Sides>
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
        <Button type="button" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
    </EmptyState>
  );
}
