import { Fragment, useState } from 'react';
import { styled } from 'styled-components';

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
  margin-left: 2px;
  vertical-align: -1px;
  rotate: ${({ $isUp }) => ($isUp ? '180deg' : '0deg')};
`;

interface Sorting {
  name: string;
  direction: 'ascending' | 'descending';
}

/**
 * Sorts the rows of a whole list by the head that is pressed: ascending, descending, then as they
 * came.
 */
export function useSorting<Item>(columns: ListColumns<Item>, words: CellWords) {
  const { t, locale } = words;
  const [sorted, setSorted] = useState<Sorting>();
  const directionOf = (name: string) => (sorted?.name === name ? sorted.direction : undefined);

  const sortBy = (name: string) => {
    const now = directionOf(name);
    if (now === 'descending') return setSorted(undefined);
    setSorted({ name, direction: now ? 'descending' : 'ascending' });
  };
  const sortable = Object.values(columns).filter(({ sort }) => sort);
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
    const valueOf = sorted && columns[sorted.name]?.sort;
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
