import { useState } from 'react';

import { CLASS_FLAGS } from '#domain/classCodes';
import { PRODUCT_VIEWS } from '#domain/deskProducts';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useListDeskProductsQuery } from '../../api/staffProducts';
import { DeskFilters } from '../../features/desk-frame/DeskFilters';
import { DeskList } from '../../features/desk-frame/DeskList';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { QueryTable } from '../../features/desk-frame/QueryTable';
import { SelectFilter } from '../../features/desk-frame/SelectFilter';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useListParams } from '../../features/paging/useListParams';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { SmallButton } from '../../ui/Button';
import { ClassSelect } from '../../ui/ClassSelect';
import { Link } from '../../ui/Link';

import { columns } from './columns';
import { PicturesPanel } from './PicturesPanel';

/** All products, sold or withdrawn, by id; search, view and class are in the address. */
export function ProductsPage() {
  const t = useTranslate();
  const mayChange = useHasRole('catalogue');
  const [isUploading, setIsUploading] = useState(false);
  const openUpload = () => setIsUploading(true);
  const { params, narrow, ...list } = useListParams<'search' | 'view' | 'class'>();
  const view = PRODUCT_VIEWS.find((known) => known === params.get('view')) ?? 'all';
  const flag = CLASS_FLAGS.find((known) => known === params.get('class'));
  const search = params.get('search') ?? '';
  const isNarrowed = view !== 'all' || flag !== undefined || search !== '';
  const { page } = list;
  const query = useListDeskProductsQuery({
    view,
    page,
    pagination: DEFAULT_PAGE_SIZE,
    ...(flag && { class: flag }),
    ...(search && { search }),
  });

  return (
    <DeskList
      title={t('products.title')}
      query={query}
      countOf={({ total }) => t('products.count', { count: total })}
      opens="products.key.open"
      keys={[['u', 'products.pictures', mayChange ? openUpload : undefined]]}
      tools={
        mayChange && (
          <>
            <SmallButton as={Link} to={staffPaths.upload('products')}>
              {t('upload.open')}
            </SmallButton>
            <KeyedButton letter="u" onClick={openUpload}>
              {t('products.pictures')}
            </KeyedButton>
          </>
        )
      }
      filters={
        <>
          {isUploading && <PicturesPanel onClose={() => setIsUploading(false)} />}
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
    >
      <QueryTable
        query={query}
        itemsOf={({ products }) => products}
        paging={list}
        empty={{
          icon: 'cards',
          text: t(isNarrowed ? 'products.noMatch' : 'products.none'),
          link: isNarrowed && { to: staffPaths.products, label: t('products.showAll') },
        }}
        caption={t('products.title')}
        columns={columns}
        keyOf={({ product_id }) => product_id}
        to={({ product_id }) => staffPaths.product(product_id)}
        state={() => ({ query: list.query })}
        isWide
      />
    </DeskList>
  );
}
