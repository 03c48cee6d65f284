import { useListFavouritesQuery } from '../../api/favourites';
import { ProductGridSkeleton } from '../../features/product-card/ProductGrid';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';

import { FavouritesScreen } from './FavouritesScreen';

export function FavouritesPage() {
  const t = useTranslate();
  const { data: products, isError, error, refetch } = useListFavouritesQuery(useCustomer());
  usePageTitle(t('favourites.title'));

  if (products) return <FavouritesScreen products={products} />;
  if (isError) return <LoadError isPage error={error} onRetry={refetch} />;
  return <ProductGridSkeleton />;
}
