import { styled } from 'styled-components';

import type { DisplayCategory } from '#contract/catalogue';
import { hasWrongCheckDigit } from '#domain/barcodes';

import { isSure, type Found } from '../../api/search';
import { ProductGrid, ProductGridSkeleton } from '../../features/product-card/ProductGrid';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useTranslate } from '../../i18n/useTranslate';
import { CountLabel } from '../../ui/CountLabel';
import { ListFoot, ListToolbar, type Paging } from '../../ui/ListToolbar';
import { color, radius, space } from '../../ui/theme';

import { NothingFound } from './NothingFound';

const Title = styled.h1`
  margin-bottom: ${space(3)};
  overflow-wrap: anywhere;
`;

const HowRead = styled.div`
  margin-bottom: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.infoTint};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

interface SearchScreenProps {
  query: string;
  found: Found | undefined;
  isFetching: boolean;
  categories: readonly DisplayCategory[];
  paging: Paging;
}

export function SearchScreen({ query, found, isFetching, categories, paging }: SearchScreenProps) {
  const t = useTranslate();
  const { total = 0, corrected, held = [], leftOut } = found ?? {};

  return (
    <section aria-labelledby="search-title" aria-busy={isFetching}>
      <Title id="search-title">{t('found.title', { query })}</Title>
      <HowRead role="status">
        {found && !isSure(found) && hasWrongCheckDigit(query) && (
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
      </HowRead>
      {found && total === 0 ? (
        <NothingFound query={query} categories={categories} />
      ) : (
        <>
          <ListToolbar
            count={<CountLabel shown={found?.ids.length} total={found?.total} />}
            paging={paging}
          >
            <UpdateCartButton />
          </ListToolbar>
          {found ? <ProductGrid ids={found.ids} /> : <ProductGridSkeleton />}
          <ListFoot paging={paging} />
        </>
      )}
    </section>
  );
}
