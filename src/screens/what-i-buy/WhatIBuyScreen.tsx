import { useMemo } from 'react';
import { styled } from 'styled-components';

import type { BoughtList } from '#contract/habits';

import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { color, from, space } from '../../ui/theme';

import { shownItems } from './boughtFilters';
import { FillDue } from './FillDue';
import { FilterBar } from './FilterBar';
import { ItemsTable } from './ItemsTable';
import { Proposals } from './Proposals';
import { useBoughtFilters } from './useBoughtFilters';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding: ${space(3)} 0;
  background: ${color.paper};

  .update-cart:not(.floating) {
    margin-left: auto;
  }

  ${from.tablet} {
    min-height: 60px;
  }
`;

/** Everything that is bought, with the boxes for this order, and what may come next. */
export function WhatIBuyScreen({ bought }: { bought: BoughtList }) {
  const t = useTranslate();
  const inUse = useBoughtFilters();
  const { products, proposals } = bought;
  const shown = useMemo(() => shownItems(products, inUse.filters), [products, inUse.filters]);
  const categories = useMemo(
    () => [...new Set(products.map(({ category }) => category))].filter(Boolean).sort(),
    [products],
  );
  if (products.length === 0) {
    return (
      <EmptyState icon="repeat" text={t('habits.none')}>
        <Link className="button" to={paths.allProducts}>
          {t('listing.all')}
        </Link>
      </EmptyState>
    );
  }
  const due = products.filter((item) => item.due).length;
  return (
    <>
      <FilterBar {...inUse} categories={categories} due={due} />
      <Bar className="no-print">
        <span role="status">
          {t('habits.count', { shown: shown.length, count: products.length })}
        </span>
        <FillDue items={shown} />
        <Link className="button" to={`${paths.orderForm}?from=habits`}>
          <Icon name="print" size={16} />
          {t('habits.print')}
        </Link>
        <UpdateCartButton />
      </Bar>
      {shown.length > 0 ? (
        <ItemsTable items={shown} />
      ) : (
        <EmptyState icon="search" text={t('habits.noMatch')} />
      )}
      <Proposals products={proposals} />
    </>
  );
}
