import { Fragment, useState } from 'react';
import { styled } from 'styled-components';

import { partsOfSorting } from '#domain/columnSorting';

import { Icon } from '../../ui/Icon';
import { below } from '../../ui/theme';

import type { CellWords, ListColumns } from './listColumns';

/** Not on phones, where the heads are hidden and only read out. */
const SortButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  ${below.tablet} {
    display: none;
  }
`;

const HeadOnPhones = styled.span`
  display: none;

  ${below.tablet} {
    display: inline;
  }
`;

const Arrow = styled(Icon)<{ $isUp: boolean }>`
  display: inline-block;
  margin-left: 2px;
  vertical-align: -1px;
  rotate: ${({ $isUp }) => ($isUp ? '180deg' : '0deg')};
`;

interface Sorted {
  name: string;
  direction: 'ascending' | 'descending';
}

/** How the server sorts a list of several pages. */
export interface ServerSorting {
  /** Columns that it can sort by. */
  columns: readonly string[];
  /** The column that it has sorted by; after '-' if descending. */
  sorting: string | undefined;
  /** '' is the list's own order. */
  sortBy: (sorting: string) => void;
}

const sortedOf = (sorting: string | undefined): Sorted | undefined => {
  if (!sorting) return undefined;
  const { column: name, isDescending } = partsOfSorting(sorting);
  return { name, direction: isDescending ? 'descending' : 'ascending' };
};

/**
 * Sorts the rows of a list by the head that is pressed: ascending, descending, then as they came.
 * What the server has sorted stays as it is.
 */
export function useSorting<Item>(
  columns: ListColumns<Item>,
  words: CellWords,
  server?: ServerSorting,
) {
  const { t, locale } = words;
  const [own, setOwn] = useState<string>();
  const sorted = sortedOf(server ? server.sorting : own);
  const directionOf = (name: string) => (sorted?.name === name ? sorted.direction : undefined);

  const sortBy = (name: string) => {
    const now = directionOf(name);
    const next = now === 'descending' ? '' : now ? `-${name}` : name;
    if (server) server.sortBy(next);
    else setOwn(next);
  };
  const sortable = Object.values(columns).filter(({ name, sort }) =>
    server ? server.columns.includes(name) : sort,
  );
  const heads = Object.fromEntries(
    sortable.map(({ name, label }) => [
      name,
      <Fragment key={name}>
        <SortButton type="button" onClick={() => sortBy(name)}>
          {t(label)}
          {directionOf(name) && (
            <Arrow name="down" size={10} $isUp={directionOf(name) === 'ascending'} />
          )}
        </SortButton>
        <HeadOnPhones>{t(label)}</HeadOnPhones>
      </Fragment>,
    ]),
  );

  const sort = (items: readonly Item[]): readonly Item[] => {
    const valueOf = !server && sorted && columns[sorted.name]?.sort;
    if (!valueOf) return items;
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const sign = sorted.direction === 'ascending' ? 1 : -1;
    const keyed = items.map((item) => ({ item, value: valueOf(item, words) ?? '' }));
    keyed.sort(({ value: a }, { value: b }) => {
      if (a === '' || b === '') return Number(a === '') - Number(b === '');
      const isNumeric = typeof a === 'number' && typeof b === 'number';
      return sign * (isNumeric ? a - b : compare(String(a), String(b)));
    });
    return keyed.map(({ item }) => item);
  };
  return { sort, heads, sorted };
}
