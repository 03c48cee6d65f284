import { styled } from 'styled-components';

import type { ProductList } from '../../api/products';
import { ViewChoice } from '../../features/filters/ViewChoice';
import { useClientPages } from '../../features/paging/useClientPages';
import { ListedProducts } from '../../features/product-card/ListedProducts';
import { SaveList } from '../../features/save-list/SaveList';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { PrimaryButton } from '../../ui/Button';
import { CountLabel } from '../../ui/CountLabel';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { ListFoot, ListToolbar } from '../../ui/ListToolbar';
import { space } from '../../ui/theme';

const Title = styled.h1`
  margin-bottom: ${space(1)};
`;

export function FavouritesScreen({ products }: { products: ProductList }) {
  const t = useTranslate();
  const { ids, paging } = useClientPages(products);
  return (
    <section aria-labelledby="favourites-title">
      <Title id="favourites-title">{t('favourites.title')}</Title>
      {products.total === 0 ? (
        <EmptyState icon="heart" text={t('favourites.empty')}>
          <PrimaryButton as={Link} to={paths.home}>
            {t('favourites.browse')}
          </PrimaryButton>
        </EmptyState>
      ) : (
        <>
          <ListToolbar
            count={
              <>
                <CountLabel shown={ids.length} total={products.total} />
                <ViewChoice />
              </>
            }
            paging={paging}
          >
            <SaveList
              name={t('favourites.title')}
              linesOf={() => products.ids.map((product_id) => ({ product_id, packs: 0 }))}
            />
            <UpdateCartButton />
          </ListToolbar>
          <ListedProducts ids={ids} />
          <ListFoot paging={paging} />
        </>
      )}
    </section>
  );
}
