import { productDataFileRequest } from '../../api/productData';
import type { ProductList } from '../../api/products';
import { DownloadButtons } from '../../features/download/DownloadButtons';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useMarket } from '../../store/useMarket';
import { Button } from '../../ui/Button';
import { CountLabel } from '../../ui/CountLabel';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { ListFoot, ListToolbar, type Paging } from '../../ui/ListToolbar';
import { RedirectToLastPage } from '../../ui/RedirectToLastPage';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { DataTable } from './DataTable';
import type { DataFilters } from './useDataAddress';
import { toFilterQuery } from './useDataRows';

interface ProductDataScreenProps {
  products: ProductList | undefined;
  /** Whether they are of the requested page, not of the one before. */
  isCurrent: boolean;
  isFetching: boolean;
  /** Whether the server can export the list as a file. */
  isAble: boolean;
  filters: DataFilters;
  paging: Paging;
}

export function ProductDataScreen(props: ProductDataScreenProps) {
  const { products, isCurrent, isFetching, isAble, filters, paging } = props;
  const t = useTranslate();
  const market = useMarket();
  if (!products) return <TableSkeleton />;
  if (products.total === 0) {
    return (
      <EmptyState icon="search" text={t('productData.empty')}>
        <Button as={Link} to={paths.productData}>
          {t('listing.all')}
        </Button>
      </EmptyState>
    );
  }
  if (isCurrent && paging.page > paging.last) return <RedirectToLastPage last={paging.last} />;
  return (
    <section aria-label={t('productData.title')} aria-busy={isFetching}>
      <ListToolbar
        count={<CountLabel shown={products.ids.length} total={products.total} />}
        paging={paging}
      >
        {isAble && (
          <DownloadButtons
            name={t('products.file')}
            callFor={(format) =>
              productDataFileRequest({ ...market, ...toFilterQuery(filters), format })
            }
          />
        )}
      </ListToolbar>
      <DataTable ids={products.ids} />
      <ListFoot paging={paging} />
    </section>
  );
}
