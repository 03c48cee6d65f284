import { styled } from 'styled-components';

import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/pages';

import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Loaded, type QueryState } from '../../ui/Loaded';
import { PageControl } from '../../ui/PageControl';
import { RedirectToLastPage } from '../../ui/RedirectToLastPage';
import { space } from '../../ui/theme';

import { ListTable, type ListTableProps } from './ListTable';
import type { ServerSorting } from './useSorting';

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${space(4)};
`;

export interface QueryTableProps<Data, Item> extends Omit<
  ListTableProps<Item>,
  'items' | 'sorting'
> {
  query: QueryState<Data>;
  /** Returns the items of a response. */
  itemsOf: (data: Data) => readonly Item[];
  /** Shown in place of an empty table. */
  empty: { icon: IconName; text: string; link?: { to: string; label: string } | false };
  /** The shown page, the way to the others and how the server sorts them, if the list has pages. */
  paging?: { page: number; turnTo: (page: number) => void; sorting: ServerSorting };
  /** Number of rows of the placeholder. */
  rows?: number;
}

const lastPageOf = (found: object): number =>
  lastPage('total' in found ? Number(found.total) : 0, DEFAULT_PAGE_SIZE);

/**
 * A list of the desk by its query: it loads, fails, is empty, turns its pages and sorts by itself.
 */
export function QueryTable<Data extends object, Item>(props: QueryTableProps<Data, Item>) {
  const { query, itemsOf, empty, paging, rows, ...table } = props;
  const { currentData } = query;
  if (paging && currentData && paging.page > lastPageOf(currentData)) {
    return <RedirectToLastPage last={lastPageOf(currentData)} />;
  }
  return (
    <Loaded query={query} rows={rows}>
      {(found) => {
        const items = itemsOf(found);
        return (
          <>
            {items.length > 0 ? (
              <ListTable {...table} sorting={paging?.sorting} items={items} />
            ) : (
              <EmptyState icon={empty.icon} text={empty.text}>
                {empty.link && (
                  <Button as={Link} to={empty.link.to}>
                    {empty.link.label}
                  </Button>
                )}
              </EmptyState>
            )}
            {paging && (
              <Foot>
                <PageControl page={paging.page} last={lastPageOf(found)} onTurn={paging.turnTo} />
              </Foot>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
