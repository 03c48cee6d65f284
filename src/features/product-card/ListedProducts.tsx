import { memo, Suspense } from 'react';

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
  if (!isSignedIn || view === 'cards') {
    return ids ? <ProductGrid ids={ids} /> : <ProductGridSkeleton />;
  }
  if (!ids) return <TableSkeleton rows={15} />;
  return (
    <Suspense fallback={<TableSkeleton rows={ids.length} />}>
      <BuyerRows ids={ids} caption={t('listing.results')} />
    </Suspense>
  );
});
