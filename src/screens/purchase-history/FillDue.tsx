import { useState } from 'react';

import type { PurchasedItem } from '#contract/purchaseHistory';
import { clampQuantity } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { previewOfProduct, type PreviewItem } from '../../slices/previewItem';
import { quantityTyped, selectTypedQuantities } from '../../slices/quantities';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { SmallButton } from '../../ui/Button';

/**
 * Fills the empty quantity inputs of due items with the usual quantity, and can clear what it has
 * filled; quantities typed by hand are left alone.
 */
export function FillDue({ items }: { items: readonly PurchasedItem[] }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [filled, setFilled] = useState<readonly PreviewItem[]>([]);
  const { typed } = useAppSelector(selectTypedQuantities);
  const due = items.filter(
    (item) => item.due && !typed[item.product_id] && clampQuantity(item.usual_item, item) > 0,
  );
  const remaining = filled.filter(({ id, quantity }) => typed[id]?.quantity === quantity);

  const fill = () => {
    const usual = due.map((item) => previewOfProduct(item, clampQuantity(item.usual_item, item)));
    for (const item of usual) dispatch(quantityTyped(item));
    setFilled(usual);
  };
  const clear = () => {
    for (const item of remaining) dispatch(quantityTyped({ ...item, quantity: 0 }));
    setFilled([]);
  };
  if (remaining.length > 0) {
    return (
      <SmallButton onClick={clear}>
        {t('purchaseHistory.unfill', { count: remaining.length })}
      </SmallButton>
    );
  }
  if (due.length === 0) return null;
  return (
    <SmallButton onClick={fill}>{t('purchaseHistory.fill', { count: due.length })}</SmallButton>
  );
}
