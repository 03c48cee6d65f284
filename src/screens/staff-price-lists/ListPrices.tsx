import { styled } from 'styled-components';

import { LIST_PRICE_SORT_COLUMNS } from '#domain/deskSorting';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import {
  useListDeskListPricesQuery,
  type DeskListPrice,
  type DeskPriceList,
} from '../../api/staffPriceLists';
import { Aside } from '../../features/desk-frame/Aside';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DASH, listColumns, ROW_ACTIONS, RowActions } from '../../features/desk-frame/listColumns';
import { QueryTable } from '../../features/desk-frame/QueryTable';
import { sortingOfList } from '../../features/paging/sortingOfList';
import { useListParams } from '../../features/paging/useListParams';
import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { SmallButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { SafeHtml } from '../../ui/SafeHtml';
import { space } from '../../ui/theme';

const Box = styled(Aside)`
  margin-top: ${space(4)};
`;

const columns = listColumns<DeskListPrice>()({
  id: {
    label: 'product.number',
    width: 'minmax(6rem, 1fr)',
    fold: 'head',
    cell: ({ product_id }) => (
      <Link className="mono" to={staffPaths.product(product_id)}>
        {product_id}
      </Link>
    ),
  },
  name: {
    label: 'product.name',
    width: 4,
    under: 'id',
    fold: 'bare',
    cell: ({ name }) => <SafeHtml html={name} />,
  },
  from: {
    label: 'upload.field.quantity_from',
    width: '6rem',
    fold: 'left',
    number: ({ quantity_from }) => quantity_from,
  },
  price: {
    label: 'upload.field.unit_price',
    width: '6rem',
    fold: 'right',
    price: ({ unit_price }) => unit_price,
  },
  list: {
    label: 'product.listPrice',
    width: '6rem',
    under: 'price',
    fold: 'left',
    price: ({ list_price }) => list_price,
    none: DASH,
  },
  percent: {
    label: 'priceLists.difference',
    width: '6rem',
    under: 'from',
    fold: 'right',
    isNumber: true,
    text: ({ unit_price, list_price }, { t, format }) => {
      if (!list_price) return null;
      const percent = format.number(Math.round((unit_price / list_price - 1) * 1000) / 10);
      return t('priceLists.difference.is', { percent });
    },
    alert: ({ unit_price, list_price }) => list_price !== null && unit_price > list_price && 'warn',
  },
  actions: { label: 'priceLists.actions', width: '11rem', ...ROW_ACTIONS },
});

const readOnlyColumns = Object.fromEntries(
  Object.entries(columns).filter(([name]) => name !== 'actions'),
);

interface ListPricesProps {
  list: DeskPriceList;
  /** Opens what changes a price; absent if that is not allowed. */
  onOpen: ((what: 'price' | 'removePrice', price: DeskListPrice) => void) | undefined;
}

/** The prices of a list, searched, sorted and in pages, which are in the address. */
export function ListPrices({ list: { code, prices }, onOpen }: ListPricesProps) {
  const t = useTranslate();
  const { language: lang } = useI18n();
  const list = useListParams<'search' | 'sort'>();
  const { params, narrow, page } = list;
  const sorted = sortingOfList(list, LIST_PRICE_SORT_COLUMNS);
  const search = params.get('search') ?? '';
  const query = useListDeskListPricesQuery({
    code,
    page,
    pagination: DEFAULT_PAGE_SIZE,
    lang,
    ...sorted.query,
    ...(search && { search }),
  });
  return (
    <Box title={t('priceLists.prices')}>
      {prices > 0 && (
        <DeskFilters
          label={t('priceLists.prices.search')}
          hint={t('priceLists.prices.search.hint')}
          text={search}
          onSearch={(text) => narrow({ search: text })}
          isNarrowed={search !== ''}
          onClear={() => narrow({ search: '' })}
        />
      )}
      <QueryTable
        caption={t('priceLists.prices')}
        query={query}
        itemsOf={(found) => found.prices}
        paging={{ ...list, ...sorted }}
        empty={{
          icon: 'tag',
          text: t(search === '' ? 'priceLists.prices.none' : 'products.noMatch'),
        }}
        columns={onOpen ? columns : readOnlyColumns}
        cells={{
          actions: (price) => (
            <RowActions>
              <SmallButton
                aria-label={t('priceLists.price.title', {
                  id: price.product_id,
                  packs: price.quantity_from,
                })}
                onClick={() => onOpen?.('price', price)}
              >
                {t('people.change')}
              </SmallButton>
              <SmallButton
                aria-label={t('priceLists.price.remove.title', {
                  id: price.product_id,
                  packs: price.quantity_from,
                })}
                onClick={() => onOpen?.('removePrice', price)}
              >
                {t('priceLists.price.remove')}
              </SmallButton>
            </RowActions>
          ),
        }}
        keyOf={({ product_id, quantity_from }) => `${product_id} ${quantity_from}`}
        isMain
        isWide
      />
    </Box>
  );
}
