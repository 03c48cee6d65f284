import { useLocation, useNavigate, useParams } from 'react-router';

import { isNotFound } from '../../api/reasonOf';
import { useShowDeskProductQuery } from '../../api/staffProducts';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { useReason } from '../../ui/useReason';

import { ProductScreen } from './ProductScreen';

/** One product, with all details and all possible changes. */
export function ProductPage() {
  const t = useTranslate();
  const reason = useReason();
  const navigate = useNavigate();
  const { product_id = '' } = useParams();
  const { state } = useLocation() as { state: { query?: string } | null };
  const { data, currentData, error, refetch } = useShowDeskProductQuery(product_id);
  const title = t('products.one', { id: product_id });
  usePageTitle(title);
  const back = {
    to: `${staffPaths.products}${state?.query ? `?${state.query}` : ''}`,
    state: { opened: product_id },
  };

  if (isNotFound(error)) {
    return (
      <>
        <PageHead title={title} />
        <EmptyState icon="search" text={reason(error)}>
          <Button as={Link} {...back}>
            {t('products.showAll')}
          </Button>
        </EmptyState>
      </>
    );
  }
  // While a product is refetched, the previous data stays.
  const product = currentData ?? (data?.product_id === product_id ? data : undefined);
  if (error && !product) return <LoadError error={error} onRetry={refetch} isPage />;
  if (!product) return <TableSkeleton />;
  return (
    <ProductScreen
      key={product_id}
      product={product}
      back={back}
      onLeave={() => void navigate(back.to, { state: back.state })}
    />
  );
}
