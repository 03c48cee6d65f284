import { styled } from 'styled-components';

import type { ProductList } from '../../api/products';
import { ViewChoice } from '../../features/filters/ViewChoice';
import { ListedProducts } from '../../features/product-card/ListedProducts';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { CountLabel } from '../../ui/CountLabel';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { ListFoot, ListToolbar, type Paging } from '../../ui/ListToolbar';
import { space } from '../../ui/theme';

const Title = styled.h1`
  margin-bottom: ${space(1)};
  overflow-wrap: anywhere;
`;

interface DisplayProductsScreenProps {
  title: string;
  products: ProductList | undefined;
  isFetching: boolean;
  paging: Paging;
}

export function DisplayProductsScreen(props: DisplayProductsScreenProps) {
  const { title, products, isFetching, paging } = props;
  const t = useTranslate();

  return (
    <section aria-labelledby="display-title" aria-busy={isFetching}>
      <Title id="display-title">{title}</Title>
      <ListToolbar
        count={
          <>
            <CountLabel shown={products?.ids.length} total={products?.total} />
            <ViewChoice />
          </>
        }
        paging={paging}
      >
        <UpdateCartButton />
      </ListToolbar>
      {products?.total === 0 && (
        <EmptyState icon="search" text={t('category.empty')}>
          <Button as={Link} to={paths.home}>
            {t('error.home')}
          </Button>
        </EmptyState>
      )}
      {products?.total !== 0 && <ListedProducts ids={products?.ids} />}
      <ListFoot paging={paging} />
    </section>
  );
}
