import { useParams } from 'react-router';

import { trimProductId } from '#domain/productIds';

import { useDescribeProductQuery } from '../../api/product';
import { useListVariantsQuery } from '../../api/purchaseHistory';
import { isNotFound } from '../../api/reasonOf';
import { selectLanguage } from '../../slices/language';
import { selectProduct } from '../../slices/products';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle } from '../../ui/PageTitle';
import { plainText } from '../../ui/SafeHtml';

import { productQueryOf } from './productQueryOf';
import { ProductScreen } from './ProductScreen';
import { ProductSkeleton } from './ProductSkeleton';
import { UnknownProduct } from './UnknownProduct';

/**
 * Renders whatever is already cached of the product, and the rest once its description has loaded.
 */
export function ProductPage() {
  const query = productQueryOf(useParams(), useAppSelector(selectLanguage));
  const { product_id } = query;
  const { currentData: details, isError, error, refetch } = useDescribeProductQuery(query);
  const productId = details?.productId ?? trimProductId(product_id);
  const product = useAppSelector((state) => selectProduct(state, query, productId));
  const customer = useCustomer();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const variantsQuery = { ...customer, product_id };
  const { currentData: variants } = useListVariantsQuery(variantsQuery, { skip: !isSignedIn });
  usePageTitle(product ? plainText(product.name) : product_id);

  const isFailed = isError && !details;
  if (isFailed && isNotFound(error)) return <UnknownProduct productId={product_id} />;
  if (product) {
    return (
      <ProductScreen
        product={product}
        related={details?.related ?? []}
        variants={variants ?? []}
        isLoading={!details && !isFailed}
        failure={isFailed && <LoadError error={error} onRetry={refetch} />}
      />
    );
  }
  if (details) return <UnknownProduct productId={product_id} />;
  if (isFailed) return <LoadError isPage error={error} onRetry={refetch} />;
  return <ProductSkeleton />;
}
