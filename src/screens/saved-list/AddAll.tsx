import { nanoid } from '@reduxjs/toolkit';

import type { ListedProduct } from '#contract/orderLists';

import { useTranslate } from '../../i18n/useTranslate';
import { linesAdded, selectIsAddingToCart } from '../../slices/cartPreview';
import { previewOfProduct } from '../../slices/previewItem';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { PrimaryButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

/**
 * Adds every line that has a quantity to the cart with one click; what cannot be added in full is
 * reported line by line, and the list stays as it is.
 */
export function AddAll({ items }: { items: readonly ListedProduct[] }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const isAdding = useAppSelector(selectIsAddingToCart);
  const lines = items
    .filter(({ packs }) => packs > 0)
    .map((item) => previewOfProduct(item, item.packs));
  if (lines.length === 0) return null;
  const add = () => dispatch(linesAdded({ lines, source: 'grid', key: nanoid() }));
  return (
    <PrimaryButton type="button" aria-disabled={isAdding} onClick={() => !isAdding && add()}>
      <Icon name="cart" size={18} />
      {t('savedLists.addAll', { count: lines.length })}
    </PrimaryButton>
  );
}
