import { styled } from 'styled-components';

import type { DisplayCategory } from '#contract/catalogue';
import { hasInvalidCheckDigit } from '#domain/barcodes';

import type { Filters } from '../../api/parseFilters';
import { hasExactResults, type SearchResult } from '../../api/search';
import { FilteredList } from '../../features/filters/FilteredList';
import type { Narrowing } from '../../features/filters/useNarrowing';
import { ListedProducts } from '../../features/product-card/ListedProducts';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import type { Paging } from '../../ui/ListToolbar';
import { color, radius, space } from '../../ui/theme';

import { NothingFound } from './NothingFound';

const Title = styled.h1`
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

interface SearchScreenProps {
  query: string;
  found: SearchResult | undefined;
  /** Whether nothing was found although no filter is set. */
  hasNothing: boolean;
  isFetching: boolean;
  categories: readonly DisplayCategory[];
  options: Filters | undefined;
  narrowing: Narrowing;
  paging: Paging;
}

export function SearchScreen(props: SearchScreenProps) {
  const { query, found, hasNothing, isFetching, categories, options, narrowing, paging } = props;
  const t = useTranslate();
  const { total = 0, corrected, held = [], leftOut } = found ?? {};
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
        {total > 0 && leftOut && (
          <p>
            {t('found.leftOut', { words: leftOut.join(', ') })}
            {held.length > 0 && ` ${t('found.held', { words: held.join(', ') })}`}
          </p>
        )}
      </QueryNotes>
      {hasNothing ? (
        <>
          {title}
          <NothingFound query={query} categories={categories} />
        </>
      ) : (
        <FilteredList
          title={title}
          list={found}
          options={options}
          narrowing={narrowing}
          paging={paging}
          own="match"
          isFetching={isFetching}
          empty={t('found.filtered')}
          action={<UpdateCartButton />}
        >
          <ListedProducts ids={found?.ids} />
        </FilteredList>
      )}
    </section>
  );
}
