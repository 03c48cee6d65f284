import { styled } from 'styled-components';

import { hasInvalidCheckDigit } from '#domain/barcodes';

import { hasExactResults, type SearchResult } from '../../api/search';
import { FilteredList, type Filtered } from '../../features/filters/FilteredList';
import { ListTitle } from '../../features/filters/ListTitle';
import { ListedProducts } from '../../features/product-card/ListedProducts';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { color, radius, space } from '../../ui/theme';

import { NothingFound } from './NothingFound';

const Title = styled(ListTitle)`
  margin-bottom: ${space(1)};
  overflow-wrap: anywhere;
`;

const QueryNotes = styled.div`
  margin-bottom: ${space(1)};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.infoTint};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

interface SearchScreenProps extends Filtered {
  query: string;
  list: SearchResult | undefined;
}

export function SearchScreen({ query, ...filtered }: SearchScreenProps) {
  const { list: found, narrowing } = filtered;
  const t = useTranslate();
  const { total = 0, corrected, matched = [], unmatched } = found ?? {};
  const title = <Title id="search-title">{t('found.title', { query })}</Title>;

  return (
    <section aria-labelledby="search-title">
      <QueryNotes role="status">
        {found && !hasExactResults(found) && hasInvalidCheckDigit(query) && (
          <p>{t('found.checkDigit', { query })}</p>
        )}
        {total > 0 && corrected !== undefined && (
          <p>{t('found.corrected', { corrected, query })}</p>
        )}
        {total > 0 && unmatched && (
          <p>
            {t('found.unmatched', { words: unmatched.join(', ') })}
            {matched.length > 0 && ` ${t('found.matched', { words: matched.join(', ') })}`}
          </p>
        )}
      </QueryNotes>
      {found?.total === 0 && narrowing.chosen === 0 ? (
        <>
          {title}
          <NothingFound query={query} />
        </>
      ) : (
        <FilteredList
          {...filtered}
          title={title}
          own="match"
          empty={t('found.filtered')}
          action={<UpdateCartButton />}
        >
          <ListedProducts ids={found?.ids} />
        </FilteredList>
      )}
    </section>
  );
}
