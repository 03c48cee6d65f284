import { useParams } from 'react-router';

import { useShowProductGroupQuery } from '../../api/productGroups';
import { isNotFound } from '../../api/reasonOf';
import { ProductGridSkeleton } from '../../features/product-card/ProductGrid';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { ErrorState } from '../../ui/ErrorState';
import { LoadError } from '../../ui/LoadError';
import { useMissingPage, usePageTitle } from '../../ui/PageTitle';
import { useReason } from '../../ui/useReason';

import { ProductGroupScreen } from './ProductGroupScreen';
import { useFirstPageOnChange } from './useFirstPageOnChange';

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
