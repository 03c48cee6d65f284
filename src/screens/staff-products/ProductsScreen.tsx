import { useState } from 'react';

import type { ProductsPage } from '../../api/staffProducts';
import { DeskList } from '../../features/desk-frame/DeskList';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import type { Listed } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button, SmallButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageControl } from '../../ui/PageControl';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { PicturesPanel } from './PicturesPanel';
import { ProductsFilters } from './ProductsFilters';
import { ProductsTable } from './ProductsTable';
import type { ProductsAddress } from './useProductsAddress';

interface ProductsScreenProps extends Listed<ProductsPage> {
  address: ProductsAddress;
}

export function ProductsScreen(props: ProductsScreenProps) {
  const { found, isFetching, last, address, failure } = props;
  const t = useTranslate();
  const mayChange = useHasRole('catalogue');
  const [isUploading, setIsUploading] = useState(false);
  const openUpload = () => setIsUploading(true);

  return (
    <DeskList
      title={t('products.title')}
      count={found && t('products.count', { count: found.total })}
      opens="products.key.open"
      keys={[['u', 'products.pictures', mayChange ? openUpload : undefined]]}
      tools={
        mayChange && (
          <>
            <SmallButton as={Link} to={staffPaths.upload('products')}>
              {t('upload.open')}
            </SmallButton>
            <KeyedButton letter="u" onClick={openUpload}>
              {t('products.pictures')}
            </KeyedButton>
          </>
        )
      }
      filters={
        <>
          {isUploading && <PicturesPanel onClose={() => setIsUploading(false)} />}
          <ProductsFilters address={address} />
        </>
      }
      isBusy={isFetching && !found}
      foot={<PageControl page={address.page} last={last} onTurn={address.turnTo} />}
    >
      {failure || <Results found={found} address={address} />}
    </DeskList>
  );
}

function Results({ found, address }: Pick<ProductsScreenProps, 'found' | 'address'>) {
  const t = useTranslate();
  if (!found) return <TableSkeleton />;
  if (found.products.length > 0) {
    return <ProductsTable products={found.products} query={address.query} />;
  }
  return (
    <EmptyState icon="cards" text={t(address.isNarrowed ? 'products.noMatch' : 'products.none')}>
      {address.isNarrowed && (
        <Button as={Link} to={staffPaths.products}>
          {t('products.showAll')}
        </Button>
      )}
    </EmptyState>
  );
}
