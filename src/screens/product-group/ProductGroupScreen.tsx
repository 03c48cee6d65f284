import { styled } from 'styled-components';

import type { CachedProductGroup } from '../../api/productGroups';
import { useClientPages } from '../../features/paging/useClientPages';
import { ProductGrid } from '../../features/product-card/ProductGrid';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { EmptyState } from '../../ui/EmptyState';
import { ListFoot, ListToolbar } from '../../ui/ListToolbar';
import { space } from '../../ui/theme';

const Title = styled.h1`
  margin-bottom: ${space(1)};
  overflow-wrap: anywhere;
`;

interface ProductGroupScreenProps {
  group: CachedProductGroup;
  /** Called when the page size changes, to refetch the group (specification 7). */
  onResize: () => void;
}

/** A hand-picked product group with its title (specification 2.4). */
export function ProductGroupScreen({ group, onResize }: ProductGroupScreenProps) {
  const { title, products } = group;
  const t = useTranslate();
  const format = useFormat();
  const { ids, paging: pages } = useClientPages(products);
  const showPerPage = (size: number) => {
    pages.showPerPage(size);
    onResize();
  };
  const paging = { ...pages, showPerPage };
  const count = t('group.count', {
    shown: format.number(ids.length),
    total: format.number(products.total),
  });

  return (
    <section aria-labelledby="group-title">
      <Title id="group-title">{title}</Title>
      <ListToolbar count={<p role="status">{count}</p>} paging={paging}>
        <UpdateCartButton />
      </ListToolbar>
      {products.total > 0 ? (
        <ProductGrid ids={ids} />
      ) : (
        <EmptyState icon="search" text={t('group.empty')} />
      )}
      <ListFoot paging={paging} />
    </section>
  );
}
