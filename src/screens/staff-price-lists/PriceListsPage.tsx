import { useState } from 'react';

import { PRICE_LIST_SORT_COLUMNS } from '#domain/deskSorting';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useShowDeskQuery } from '../../api/staffOrders';
import { useListDeskPriceListsQuery, type DeskPriceList } from '../../api/staffPriceLists';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DeskList } from '../../features/desk-frame/DeskList';
import { listColumns } from '../../features/desk-frame/listColumns';
import { sortingOfList } from '../../features/paging/sortingOfList';
import { useListParams } from '../../features/paging/useListParams';
import { ListState } from '../../features/price-lists/ListFacts';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { SmallButton } from '../../ui/Button';
import { Link } from '../../ui/Link';

import { PriceListForm } from './PriceListForm';

/** The columns of the list of price lists. */
const columns = listColumns<DeskPriceList>()({
  code: {
    label: 'customers.code',
    width: 'minmax(6rem, 1fr)',
    fold: 'head',
    mono: ({ code }) => code,
  },
  name: {
    label: 'upload.field.name',
    width: 3,
    under: 'code',
    fold: 'bare',
    text: ({ name }) => name,
  },
  country: {
    label: 'staff.country',
    width: '4.5rem',
    fold: 'left',
    text: ({ country }) => country,
  },
  percent: {
    label: 'priceLists.percent',
    width: '5rem',
    under: 'country',
    number: ({ percent_off }) => percent_off,
  },
  kind: {
    label: 'priceLists.kind',
    width: '9.5rem',
    under: 'state',
    fold: 'bare',
    text: (list, { t }) =>
      [list.public && t('upload.field.public'), list.binding && t('upload.field.binding')]
        .filter(Boolean)
        .join(' · '),
  },
  starts: {
    label: 'upload.field.starts_on',
    width: '7rem',
    text: ({ starts_on }, { format }) => starts_on && format.day(starts_on),
  },
  ends: {
    label: 'upload.field.ends_on',
    width: '7rem',
    under: 'starts',
    text: ({ ends_on }, { format }) => ends_on && format.day(ends_on),
  },
  customers: {
    label: 'customers.title',
    width: '5rem',
    fold: 'left',
    number: ({ customers }) => customers,
  },
  prices: {
    label: 'priceLists.prices',
    width: '5rem',
    under: 'customers',
    fold: 'right',
    number: ({ prices }) => prices,
  },
  state: {
    label: 'products.state',
    width: '8rem',
    narrow: '9.5rem',
    fold: 'bare',
    cell: (list) => <ListState {...list} />,
  },
});

/** All price lists, by code or as sorted; search and sorting are in the address. */
export function PriceListsPage() {
  const t = useTranslate();
  const { data: desk } = useShowDeskQuery();
  const mayAdd = desk?.has_price_lists !== false;
  const [isAdding, setIsAdding] = useState(false);
  const list = useListParams<'search' | 'sort'>();
  const { params, narrow, page } = list;
  const sorted = sortingOfList(list, PRICE_LIST_SORT_COLUMNS);
  const search = params.get('search') ?? '';
  const query = useListDeskPriceListsQuery({
    page,
    pagination: DEFAULT_PAGE_SIZE,
    ...sorted.query,
    ...(search && { search }),
  });
  const nothing = desk?.has_price_lists === false ? 'priceLists.areOff' : 'priceLists.none';

  return (
    <DeskList
      title={t('priceLists.title')}
      query={query}
      countOf={({ total }) => t('priceLists.count', { count: total })}
      opens="priceLists.key.open"
      tools={[{ letter: 'a', label: 'priceLists.add', act: mayAdd && (() => setIsAdding(true)) }]}
      role="catalogue"
      beside={
        <SmallButton as={Link} to={staffPaths.upload('products')}>
          {t('upload.open')}
        </SmallButton>
      }
      filters={
        <>
          {isAdding && <PriceListForm onClose={() => setIsAdding(false)} />}
          <DeskFilters
            label={t('priceLists.search')}
            hint={t('priceLists.search.hint')}
            text={search}
            onSearch={(text) => narrow({ search: text })}
            isNarrowed={search !== ''}
            onClear={() => narrow({ search: '' })}
          />
        </>
      }
      itemsOf={({ price_lists }) => price_lists}
      paging={{ ...list, ...sorted }}
      empty={{
        icon: 'tag',
        text: t(search === '' ? nothing : 'priceLists.noMatch'),
        link: search !== '' && { to: staffPaths.priceLists, label: t('priceLists.showAll') },
      }}
      columns={columns}
      keyOf={({ code }) => code}
      to={({ code }) => staffPaths.priceList(code)}
      state={() => ({ query: list.query })}
      isWide
    />
  );
}
