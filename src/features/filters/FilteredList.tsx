import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Filters } from '../../api/parseFilters';
import type { ProductList } from '../../api/products';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { selectIsSignedIn } from '../../slices/session';
import { useAppSelector } from '../../store/hooks';
import { Button, SmallButton } from '../../ui/Button';
import { CountLabel } from '../../ui/CountLabel';
import { TabletLabel } from '../../ui/DesktopLabel';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { ListFoot, ListToolbar, type Paging } from '../../ui/ListToolbar';
import { from, space, color, size } from '../../ui/theme';

import { FilterPanel } from './FilterPanel';
import { SortChoice } from './SortChoice';
import type { Narrowing } from './useNarrowing';
import { ViewChoice } from './ViewChoice';

const Sides = styled.div`
  display: grid;

  ${from.desktop} {
    --wide-columns: 3;
    grid-template: 'title list' auto 'filters list' 1fr / 232px minmax(0, 1fr);
    column-gap: ${space(6)};
  }
`;

/** On desktop, beside the list and aligned with its toolbar. */
const Title = styled.div`
  ${from.desktop} {
    display: grid;
    grid-area: title;
    align-items: center;
    min-height: 3rem;
    overflow-wrap: anywhere;
  }
`;

const Content = styled.section`
  min-width: 0;

  ${from.desktop} {
    grid-area: list;
  }
`;

const FiltersToggle = styled(SmallButton)`
  ${from.desktop} {
    display: none;
  }
`;

const Note = styled.p`
  margin-bottom: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** A list of products, and what it can be narrowed by. */
export interface Filtered {
  list: ProductList | undefined;
  options: Filters | undefined;
  narrowing: Narrowing;
  paging: Paging;
  isFetching: boolean;
}

interface FilteredListProps extends Filtered {
  title: ReactNode;
  /** The list's default order. */
  own: 'catalogue' | 'match';
  /** Text shown if no products match. */
  empty: string;
  /** The button at the end of the toolbar. */
  action: ReactNode;
  /** The products. */
  children: ReactNode;
}

/** Filters beside a product list, with a toolbar of count, sorting and pages above it. */
export function FilteredList(props: FilteredListProps) {
  const { title, list, options, narrowing, paging, own, isFetching, empty, action, children } =
    props;
  const t = useTranslate();
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const { chosen, sort, sortBy, clearFilters } = narrowing;

  return (
    <Sides>
      <Title>
        {title}
        <TradeNote />
      </Title>
      <FilterPanel options={options} narrowing={narrowing} isOpen={areFiltersOpen} />
      <Content aria-label={t('listing.results')} aria-busy={isFetching}>
        <ListToolbar
          paging={paging}
          count={
            <>
              <FiltersToggle
                aria-expanded={areFiltersOpen}
                onClick={() => setAreFiltersOpen(!areFiltersOpen)}
              >
                <Icon name="filter" size={16} />
                <TabletLabel>{t(areFiltersOpen ? 'filters.hide' : 'filters.show')}</TabletLabel>
                {chosen > 0 && ` (${chosen})`}
              </FiltersToggle>
              <CountLabel shown={list?.ids.length} total={list?.total} />
              <SortChoice
                sorts={list && (list.sorts ?? [])}
                sort={sort}
                own={own}
                onChange={sortBy}
              />
              <ViewChoice />
            </>
          }
        >
          {action}
        </ListToolbar>
        {list?.total === 0 ? (
          <EmptyState icon="search" text={empty}>
            {chosen > 0 && <Button onClick={clearFilters}>{t('filters.clear')}</Button>}
          </EmptyState>
        ) : (
          children
        )}
        <ListFoot paging={paging} />
      </Content>
    </Sides>
  );
}

/** Tells a visitor beside a list what an account adds to it, and how to open one. */
function TradeNote() {
  const t = useTranslate();
  if (useAppSelector(selectIsSignedIn)) return null;
  return (
    <Note className="no-print">
      {t('listing.trade')} <Link to={paths.register}>{t('signIn.register')}</Link>
    </Note>
  );
}
