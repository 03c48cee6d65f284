import { useParams } from 'react-router';
import { styled } from 'styled-components';

import { isCountry } from '#domain/countries';
import { trimProductId } from '#domain/productIds';

import { useDescribeProductQuery } from '../../api/product';
import { useListVariantsQuery } from '../../api/purchaseHistory';
import { isNotFound } from '../../api/reasonOf';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectIsConnectionLost } from '../../slices/connection';
import { selectLanguage } from '../../slices/language';
import { selectProduct } from '../../slices/products';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';
import { Button, PrimaryButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { usePageTitle, useMissingPage } from '../../ui/PageTitle';
import { PictureFrame } from '../../ui/Picture';
import { plainText } from '../../ui/SafeHtml';
import { Skeleton } from '../../ui/Skeleton';
import { space } from '../../ui/theme';

import { ProductColumns } from './layout';
import { productQueryOf, type RouteParams } from './productQueryOf';
import { ProductScreen } from './ProductScreen';

/** The product at a URL, which names one of the shop's countries. */
export function ProductPage() {
  const params = useParams();
  if (!isCountry(params.country)) return <UnknownProduct productId={params.product_id ?? ''} />;
  return <KnownCountry {...params} />;
}

/**
 * Renders whatever is already cached of the product, and the rest once its description has loaded.
 */
function KnownCountry(params: RouteParams) {
  const t = useTranslate();
  const query = productQueryOf(params, useAppSelector(selectLanguage));
  const { product_id } = query;
  const { currentData: details, isError, error, refetch } = useDescribeProductQuery(query);
  const productId = details?.productId ?? trimProductId(product_id);
  const product = useAppSelector((state) => selectProduct(state, query, productId));
  const customer = useCustomer();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const variantsQuery = { ...customer, product_id };
  const { currentData: variants } = useListVariantsQuery(variantsQuery, { skip: !isSignedIn });
  const isConnectionLost = useAppSelector(selectIsConnectionLost);
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
  // Said before the last retry has failed.
  if (isConnectionLost) {
    return <ErrorState isPage reason={t('error.offline')} onRetry={refetch} />;
  }
  return <ProductSkeleton />;
}

const Line = styled(Skeleton)`
  display: block;
  height: 18px;
  margin-bottom: ${space(4)};

  &:first-child {
    height: 34px;
  }
`;

const WIDTHS = ['80%', '30%', '45%', '60%', '35%', '50%'];

/** Placeholder for a product page while it loads. */
function ProductSkeleton() {
  const t = useTranslate();
  return (
    <ProductColumns aria-busy="true">
      <PictureFrame data-is="loading" />
      <div>
        {WIDTHS.map((width) => (
          <Line key={width} style={{ width }} />
        ))}
      </div>
      <p className="hidden-text" role="status">
        {t('app.loading')}
      </p>
    </ProductColumns>
  );
}

/** Shown when the URL names a product that is not, or no longer, in the catalogue. */
function UnknownProduct({ productId }: { productId: string }) {
  const t = useTranslate();
  useMissingPage();
  return (
    <>
      <h1>{t('detail.unknown.title')}</h1>
      <EmptyState icon="search" text={t('detail.unknown', { id: productId })}>
        <PrimaryButton as={Link} to={paths.search(productId)}>
          {t('detail.unknown.search', { id: productId })}
        </PrimaryButton>
        <Button as={Link} to={paths.home}>
          {t('error.home')}
        </Button>
      </EmptyState>
    </>
  );
}
