import { memo, Suspense, useState } from 'react';

import { lazyPart } from '../../i18n/lazyPart';
import { useTranslate } from '../../i18n/useTranslate';
import { selectListView } from '../../slices/listView';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { ProductGrid, ProductGridSkeleton } from './ProductGrid';

export const BuyerRows = lazyPart(
  () => import(/* webpackChunkName: "buyer" */ './BuyerRows'),
  'BuyerRows',
  'buyer',
);

interface ListedProductsProps {
  ids: readonly string[] | undefined;
}

/**
 * Products in the chosen view: cards to browse, or for customers rows to order from. Memoised, so
 * that a refetch that re-renders the surrounding screen does not force their hydration.
 */
export const ListedProducts = memo(function ListedProducts({ ids }: ListedProductsProps) {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const view = useAppSelector(selectListView);
  const [areRowsThere] = useState(BuyerRows.isThere);
  if (!isSignedIn || view === 'cards') {
    return ids ? <ProductGrid ids={ids} /> : <ProductGridSkeleton />;
  }
  if (!ids) return <TableSkeleton rows={15} />;
  const rows = <BuyerRows ids={ids} caption={t('listing.results')} />;
  // In a boundary of their own, React would hydrate them after the rest of the page.
  if (areRowsThere) return rows;
  return <Suspense fallback={<TableSkeleton rows={ids.length} />}>{rows}</Suspense>;
});
