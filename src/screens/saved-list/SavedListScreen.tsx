import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';

import type { ListedProduct, OrderList } from '#contract/orderLists';

import type { ListedLine } from '../../api/orderLists';
import { useMoveOn } from '../../features/standing-lists/useMoveOn';
import { UpdateCartButton } from '../../features/update-cart/UpdateCartButton';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { linesAdded, selectIsAddingToCart } from '../../slices/cartPreview';
import { previewOfProduct } from '../../slices/previewItem';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useProducts } from '../../store/useProduct';
import { SmallButton, PrimaryButton } from '../../ui/Button';
import { DesktopLabel } from '../../ui/DesktopLabel';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { plainText } from '../../ui/SafeHtml';
import { LongRows } from '../../ui/table/LongRows';
import { Table } from '../../ui/table/Table';
import { takeFocus } from '../../ui/takeFocus';
import { space } from '../../ui/theme';

import { AddProduct } from './AddProduct';
import { columns, ListRow } from './ListRow';
import { ListSettings } from './ListSettings';
import { RhythmFields } from './RhythmFields';
import { useEditList } from './useEditList';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  align-items: end;
  margin-bottom: ${space(3)};
`;

const Removed = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;

  &:empty {
    display: none;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  margin-bottom: ${space(3)};
`;

const productId = ({ product_id }: ListedProduct): string => product_id;

/** Joins each line with its current product. */
function useListedProducts(lines: readonly ListedLine[]): readonly ListedProduct[] {
  const ids = useMemo(() => lines.map(({ product_id }) => product_id), [lines]);
  const products = useProducts(ids);
  return useMemo(() => {
    const byId = new Map(products.map((product) => [product.product_id, product]));
    return lines.flatMap((line) => {
      const product = byId.get(line.product_id);
      return product ? [{ ...product, ...line }] : [];
    });
  }, [lines, products]);
}

interface SavedListScreenProps {
  list: OrderList;
  canShare: boolean;
  lines: readonly ListedLine[];
}

/** The products of a list with their suggested packs, and a quantity input for this order. */
export function SavedListScreen({ list, canShare, lines }: SavedListScreenProps) {
  const t = useTranslate();
  const items = useListedProducts(lines);
  const editing = useEditList(list);
  const { canEdit, editLine } = editing;
  const [removed, setRemoved] = useState<ListedProduct>();

  const remove = async (item: ListedProduct) => {
    if (await editLine({ product_id: item.product_id, is_removed: true })) setRemoved(item);
  };
  const undo = async ({ product_id, packs, note }: ListedProduct) => {
    if (await editLine({ product_id, packs, note })) setRemoved(undefined);
  };
  return (
    <>
      <PageHead
        title={list.name}
        count={t('savedLists.products', { count: items.length })}
        about={t('savedLists.list.about')}
      >
        <Link to={paths.savedLists}>{t('savedLists.title')}</Link>
        <SmallButton
          as={Link}
          to={`${paths.orderForm}?from=list&list=${encodeURIComponent(list.list_id)}`}
          title={t('purchaseHistory.print')}
        >
          <Icon name="print" size={16} />
          <DesktopLabel>{t('purchaseHistory.print')}</DesktopLabel>
        </SmallButton>
        <AddAll items={items} />
        <UpdateCartButton isShy />
      </PageHead>
      {list.is_own && <DueNote list={list} />}
      <Bar className="no-print">
        {list.is_own ? (
          <>
            <ListSettings list={list} canShare={canShare} editing={editing} />
            <RhythmFields list={list} editing={editing} />
          </>
        ) : (
          <p>{t('savedLists.of', { owner: list.owner_name })}</p>
        )}
        {canEdit && <AddProduct editing={editing} />}
      </Bar>
      <Removed role="status">
        {removed && (
          <>
            {t('savedLists.removed', { name: plainText(removed.name) })}
            <SmallButton
              key={removed.product_id}
              ref={takeFocus}
              onClick={() => void undo(removed)}
            >
              <Icon name="back" size={16} />
              {t('savedLists.undo')}
            </SmallButton>
          </>
        )}
      </Removed>
      {items.length === 0 ? (
        <EmptyState icon="menu" text={t('savedLists.empty')} />
      ) : (
        <Table caption={list.name} columns={columns} rowCount={items.length + 1} isWide>
          <LongRows
            items={items}
            keyOf={productId}
            draw={(item, place) => (
              <ListRow
                key={item.product_id}
                item={item}
                editing={editing}
                onRemove={() => void remove(item)}
                {...place}
              />
            )}
          />
        </Table>
      )}
    </>
  );
}

/**
 * Adds every line that has a quantity to the cart with one click; what cannot be added in full is
 * reported line by line, and the list stays as it is.
 */
function AddAll({ items }: { items: readonly ListedProduct[] }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const isAdding = useAppSelector(selectIsAddingToCart);
  const lines = items
    .filter(({ packs }) => packs > 0)
    .map((item) => previewOfProduct(item, item.packs));
  if (lines.length === 0) return null;
  const add = () => dispatch(linesAdded({ lines, source: 'grid', key: nanoid() }));
  return (
    <PrimaryButton aria-disabled={isAdding} onClick={() => !isAdding && add()}>
      <Icon name="cart" size={18} />
      {t('savedLists.addAll', { count: lines.length })}
    </PrimaryButton>
  );
}

/** Says since when one's own list is due, and moves it on to its next day. */
function DueNote({ list }: { list: OrderList }) {
  const t = useTranslate();
  const format = useFormat();
  const { day, isMoving, moveOn } = useMoveOn(list);
  if (!list.rhythm?.is_due) return null;
  return (
    <Line>
      {t('savedLists.due', { day: format.day(list.rhythm.next_on) })}
      <SmallButton aria-disabled={isMoving} onClick={(event) => void moveOn(event)}>
        {t('savedLists.due.moveOn', { day })}
      </SmallButton>
    </Line>
  );
}
