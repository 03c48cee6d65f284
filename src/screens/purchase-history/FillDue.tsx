import type { PurchasedItem } from '#contract/purchaseHistory';
import { clampQuantity } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { previewOfProduct } from '../../slices/previewItem';
import { quantityTyped, selectTypedQuantities } from '../../slices/quantities';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { Button } from '../../ui/Button';

/** Types the usual quantity into the empty boxes of what is due; what was typed already stays. */
export function FillDue({ items }: { items: readonly PurchasedItem[] }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const due = items.filter((item) => item.due && clampQuantity(item.usual_item, item) > 0);
  if (due.length === 0) return null;

  const fill = () => {
    const { typed } = selectTypedQuantities(store.getState());
    for (const item of due) {
      if (typed[item.product_id]) continue;
      dispatch(quantityTyped(previewOfProduct(item, clampQuantity(item.usual_item, item))));
    }
  };
  return (
    <Button type="button" onClick={fill}>
      {t('purchaseHistory.fill', { count: due.length })}
    </Button>
  );
}
