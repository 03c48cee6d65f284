import { useState } from 'react';

import { CLASS_FLAGS } from '#domain/classCodes';
import { PRODUCT_VIEWS } from '#domain/deskProducts';
import { PRODUCT_SORT_COLUMNS } from '#domain/deskSorting';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useListDeskProductsQuery, type DeskListedProduct } from '../../api/staffProducts';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DeskList } from '../../features/desk-frame/DeskList';
import { SelectFilter } from '../../features/desk-frame/SelectFilter';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useSelection } from '../../features/desk-frame/useSelection';
import { sortingOfList } from '../../features/paging/sortingOfList';
import { useListParams } from '../../features/paging/useListParams';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { SmallButton } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { ClassSelect } from '../../ui/ClassSelect';
import { Link } from '../../ui/Link';
import { foundBy } from '../../ui/Loaded';

import { BulkPanel } from './BulkPanel';
import { columns } from './columns';
import { PicturesPanel } from './PicturesPanel';

/** All products, sold or withdrawn, by id or as sorted; all of it is in the address. */
export function ProductsPage() {
  const t = useTranslate();
  const mayChange = useHasRole('catalogue');
  const [panel, setPanel] = useState<'pictures' | 'bulk' | null>(null);
  const selection = useSelection(({ product_id }: DeskListedProduct) => product_id);
  const list = useListParams<'search' | 'view' | 'class' | 'sort'>();
  const { params, narrow } = list;
  const sorted = sortingOfList(list, PRODUCT_SORT_COLUMNS);
  const view = PRODUCT_VIEWS.find((known) => known === params.get('view')) ?? 'all';
  const flag = CLASS_FLAGS.find((known) => known === params.get('class'));
  const search = params.get('search') ?? '';
  const isNarrowed = view !== 'all' || flag !== undefined || search !== '';
  const { page } = list;
  const query = useListDeskProductsQuery({
    view,
    page,
    pagination: DEFAULT_PAGE_SIZE,
    ...sorted.query,
    ...(flag && { class: flag }),
    ...(search && { search }),
  });

  const { products = [] } = foundBy(query) ?? {};
  const { length: count } = selection.items;
  const open = (what: typeof panel) => () => setPanel(what);
  const toggleFocused = () => selection.focused(products).forEach(selection.toggle);

  return (
    <DeskList
      title={t('products.title')}
      query={query}
      countOf={({ total }) => t('products.count', { count: total })}
      opens="products.key.open"
      tools={[
        { letter: 'x', help: 'desk.key.select', act: toggleFocused },
        {
          letter: 'a',
          help: 'products.bulk.all',
          act: () => selection.toggleAll(products),
        },
        {
          letter: 'c',
          label: 'products.bulk',
          act: count > 0 && open('bulk'),
        },
        { letter: 'u', label: 'products.pictures', act: open('pictures') },
      ]}
      role="catalogue"
      beside={
        <>
          <span role="status">{count > 0 && t('desk.selected', { count })}</span>
          <SmallButton as={Link} to={staffPaths.upload('products')}>
            {t('upload.open')}
          </SmallButton>
        </>
      }
      filters={
        <>
          {panel === 'pictures' && <PicturesPanel onClose={() => setPanel(null)} />}
          {panel === 'bulk' && (
            <BulkPanel products={selection.items} onClose={() => setPanel(null)} />
          )}
          <DeskFilters
            label={t('products.search')}
            hint={t('products.search.hint')}
            text={search}
            onSearch={(text) => narrow({ search: text })}
            isNarrowed={isNarrowed}
            onClear={() => narrow({ search: '', view: '', class: '' })}
          >
            <SelectFilter
              label={t('products.view')}
              chosen={view}
              choices={PRODUCT_VIEWS.map((known) => [known, t(`products.view.${known}`)])}
              onChoose={(chosen) => narrow({ view: chosen })}
            />
            <ClassSelect
              chosen={flag ?? ''}
              any={t('products.class.any')}
              onChoose={(chosen) => narrow({ class: chosen })}
            />
          </DeskFilters>
        </>
      }
      itemsOf={({ products }) => products}
      paging={{ ...list, ...sorted }}
      empty={{
        icon: 'cards',
        text: t(isNarrowed ? 'products.noMatch' : 'products.none'),
        link: isNarrowed && { to: staffPaths.products, label: t('products.showAll') },
      }}
      columns={columns}
      cells={{
        tick: (product) => (
          <Checkbox
            tabIndex={-1}
            disabled={!mayChange}
            aria-label={t('products.bulk.select', { id: product.product_id })}
            checked={selection.has(product)}
            onChange={() => selection.toggle(product)}
          />
        ),
      }}
      keyOf={({ product_id }) => product_id}
      to={({ product_id }) => staffPaths.product(product_id)}
      state={() => ({ query: list.query })}
      isWide
    />
  );
}
