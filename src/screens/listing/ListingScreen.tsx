import { styled } from 'styled-components';

import type { ClassFlag } from '#domain/classCodes';

import { FilteredList, type Filtered } from '../../features/filters/FilteredList';
import { ListTitle } from '../../features/filters/ListTitle';
import { ListedProducts } from '../../features/product-card/ListedProducts';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { color, size, space } from '../../ui/theme';

const Title = styled(ListTitle)`
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

interface ListingScreenProps extends Filtered {
  title: string;
  flag: ClassFlag | undefined;
}

export function ListingScreen({ title, flag, ...filtered }: ListingScreenProps) {
  const t = useTranslate();
  return (
    <FilteredList
      {...filtered}
      title={
        <Title>
          {title}
          {flag && <Flag>{t(`flag.${flag}`)}</Flag>}
        </Title>
      }
      own="catalogue"
      empty={t('listing.empty')}
      action={<UpdateCartButton />}
    >
      <ListedProducts ids={filtered.list?.ids} />
    </FilteredList>
  );
}
