import { useParams } from 'react-router';

import { readCountry } from '#domain/countries';

import { useDescribeProductQuery } from '../../api/catalogue';
import { isUnknown } from '../../api/reasonOf';
import { selectLanguage } from '../../slices/language';
import { useAppSelector } from '../../store/hooks';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { plainText } from '../../ui/SafeHtml';

import { ProductScreen } from './ProductScreen';
import { ProductSkeleton } from './ProductSkeleton';
import { UnknownProduct } from './UnknownProduct';

export function ProductPage() {
  const { product_id = '', country } = useParams();
  const lang = useAppSelector(selectLanguage);
  const {
    currentData: described,
    isError,
    error,
    refetch,
  } = useDescribeProductQuery({ product_id, country: readCountry(country), lang });
  usePageTitle(described ? plainText(described.product.name) : product_id);

  if (described) return <ProductScreen {...described} />;
  if (isUnknown(error)) return <UnknownProduct productId={product_id} />;
  if (isError) return <LoadError isPage error={error} onRetry={refetch} />;
  return <ProductSkeleton />;
}
