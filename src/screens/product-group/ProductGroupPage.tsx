import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';

import { useShowProductGroupQuery } from '../../api/productGroups';
import type { ProductList } from '../../api/products';
import { isNotFound } from '../../api/reasonOf';
import { usePageAddress } from '../../features/paging/usePageAddress';
import { ProductGridSkeleton } from '../../features/product-card/ProductGrid';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { ErrorState } from '../../ui/ErrorState';
import { LoadError } from '../../ui/LoadError';
import { useMissingPage, usePageTitle } from '../../ui/PageTitle';
import { useReason } from '../../ui/useReason';

import { ProductGroupScreen } from './ProductGroupScreen';

export function ProductGroupPage() {
  const t = useTranslate();
  const reason = useReason();
  const { id = '' } = useParams();
  const {
    currentData: group,
    isError,
    error,
    refetch,
  } = useShowProductGroupQuery({ id, ...useMarket() });
  useFirstPageOnChange(group?.products);
  usePageTitle(group?.title ?? t('group.title'));
  useMissingPage(isNotFound(error));

  if (group) return <ProductGroupScreen group={group} onResize={refetch} />;
  if (isNotFound(error)) return <ErrorState isPage reason={reason(error)} />;
  if (isError) return <LoadError isPage error={error} onRetry={refetch} />;
  return <ProductGridSkeleton />;
}

/**
 * Returns to the first page when the products change (specification 4); the initial ones stay on
 * the page in the URL.
 */
function useFirstPageOnChange(products: ProductList | undefined) {
  const { page, turnTo } = usePageAddress();
  const previous = useRef(products);
  // The page is stored in the URL, outside React.
  useEffect(() => {
    if (!products || products === previous.current) return;
    if (previous.current && page !== 1) turnTo(1);
    previous.current = products;
  }, [products, page, turnTo]);
}
