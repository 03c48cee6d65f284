import { styled } from 'styled-components';

import type { ClassFlag } from '#domain/classCodes';

import type { Filters } from '../../api/parseFilters';
import type { ProductList } from '../../api/products';
import { FilteredList } from '../../features/filters/FilteredList';
import type { Narrowing } from '../../features/filters/useNarrowing';
import { ListedProducts } from '../../features/product-card/ListedProducts';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import type { Paging } from '../../ui/ListToolbar';
import { color, size, space } from '../../ui/theme';

const Title = styled.h1`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(3)};
  margin-bottom: ${space(1)};
`;

const Flag = styled.span`
  padding: 2px 10px;
  border-radius: 12px;
  background: ${color.markTint};
  font-size: ${size.text};
`;

interface ListingScreenProps {
  title: string;
  flag: ClassFlag | undefined;
  products: ProductList | undefined;
  options: Filters | undefined;
  isFetching: boolean;
  paging: Paging;
  narrowing: Narrowing;
}

export function ListingScreen(props: ListingScreenProps) {
  const { title, flag, products, options, isFetching, paging, narrowing } = props;
  const t = useTranslate();
  return (
    <FilteredList
      title={
        <Title>
          {title}
          {flag && <Flag>{t(`flag.${flag}`)}</Flag>}
        </Title>
      }
      list={products}
      options={options}
      narrowing={narrowing}
      paging={paging}
      own="catalogue"
      isFetching={isFetching}
      empty={t('listing.empty')}
      action={<UpdateCartButton />}
    >
      <ListedProducts ids={products?.ids} />
    </FilteredList>
  );
}
