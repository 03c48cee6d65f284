import { Navigate, useLocation } from 'react-router';

import { selectProductIds, selectProducts, type Products } from '../../api/products';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { CountLabel } from '../../ui/CountLabel';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { ListFoot, ListToolbar, type Paging } from '../../ui/ListToolbar';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { DataTable } from './DataTable';
import { ExportPage } from './ExportPage';

interface ProductDataScreenProps {
  products: Products | undefined;
  isFetching: boolean;
  paging: Paging;
}

export function ProductDataScreen({ products, isFetching, paging }: ProductDataScreenProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  if (!products) return <TableSkeleton />;
  if (products.total === 0) {
    return (
      <EmptyState icon="search" text={t('category.empty')}>
        <Link className="button" to={paths.productData}>
          {t('listing.all')}
        </Link>
      </EmptyState>
    );
  }
  if (paging.page > paging.last) return <Navigate to={pathname} replace />;
  const shown = selectProducts(products);
  return (
    <section aria-label={t('productData.title')} aria-busy={isFetching}>
      <ListToolbar
        count={<CountLabel shown={selectProductIds(products).length} total={products.total} />}
        paging={paging}
      >
        <ExportPage products={shown} page={paging.page} />
      </ListToolbar>
      <DataTable products={shown} />
      <ListFoot paging={paging} />
    </section>
  );
}
