import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { ProductsPage } from '../../api/staffProducts';
import { KeyedButton } from '../../features/desk-keys/KeyedButton';
import { KeysSheet } from '../../features/desk-keys/KeysSheet';
import { useDeskKeys } from '../../features/desk-keys/useDeskKeys';
import { useMayWork } from '../../features/desk-order/useMayWork';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageControl } from '../../ui/PageControl';
import { PageHead } from '../../ui/PageHead';
import { TableSkeleton } from '../../ui/TableSkeleton';
import { below, space } from '../../ui/theme';

import { PicturesPanel } from './PicturesPanel';
import { ProductsFilters } from './ProductsFilters';
import { ProductsTable } from './ProductsTable';
import type { ProductsAddress } from './useProductsAddress';

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(4)};
`;

/** A phone has none. */
const Keys = styled(KeyedButton)`
  ${below.tablet} {
    display: none;
  }
`;

const KEYS = [
  ['J', 'desk.key.next'],
  ['K', 'desk.key.previous'],
  ['↵', 'products.key.open'],
  ['/', 'desk.key.search'],
  ['U', 'products.pictures'],
  ['?', 'desk.key.keys'],
] as const;

interface ProductsScreenProps {
  found: ProductsPage | undefined;
  isFetching: boolean;
  last: number;
  address: ProductsAddress;
  /** Stands in the place of the products when they could not be read. */
  failure: ReactNode;
}

export function ProductsScreen(props: ProductsScreenProps) {
  const { found, isFetching, last, address, failure } = props;
  const t = useTranslate();
  const mayChange = useMayWork('catalogue');
  const search = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'pictures' | 'keys' | null>(null);
  const close = () => setOpen(null);
  const upload = () => setOpen('pictures');

  useDeskKeys({
    u: mayChange ? upload : undefined,
    '/': () => search.current?.focus(),
    '?': () => setOpen('keys'),
  });

  return (
    <>
      <PageHead
        title={t('products.title')}
        count={found && t('products.count', { count: found.total })}
        isTight
      >
        {mayChange && (
          <KeyedButton letter="u" onClick={upload}>
            {t('products.pictures')}
          </KeyedButton>
        )}
        <Keys letter="?" onClick={() => setOpen('keys')}>
          {t('desk.keys')}
        </Keys>
      </PageHead>
      {open === 'pictures' && <PicturesPanel onClose={close} />}
      <ProductsFilters address={address} box={search} />
      <section aria-label={t('products.title')} aria-busy={isFetching && !found}>
        {failure || <Found found={found} address={address} />}
      </section>
      <Foot>
        <PageControl page={address.page} last={last} onTurn={address.turnTo} />
      </Foot>
      {open === 'keys' && <KeysSheet keys={KEYS} onClose={close} />}
    </>
  );
}

function Found({ found, address }: Pick<ProductsScreenProps, 'found' | 'address'>) {
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
