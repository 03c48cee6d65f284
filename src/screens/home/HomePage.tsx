import { useListBestSellersQuery } from '../../api/catalogue';
import { ProductGrid } from '../../features/product-card/ProductGrid';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/hooks';
import { usePageTitle } from '../../ui/PageTitle';

export function HomePage() {
  const t = useTranslate();
  usePageTitle('');
  const { data } = useListBestSellersQuery({ ...useMarket(), pagination: 25 });
  return (
    <>
      <h1>{t('listing.results')}</h1>
      {data && <ProductGrid products={data} />}
    </>
  );
}
