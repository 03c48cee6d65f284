import { useState } from 'react';

import {
  useChangeDeskPricesMutation,
  useChangeDeskProductMutation,
  useChangeDeskStockMutation,
  type DeskProduct,
  type PriceChange,
  type ProductChange,
  type StockChange,
} from '../../api/staffProducts';
import { useFailure } from '../../features/desk-frame/useFailure';
import { useNotify } from '../../features/desk-frame/useNotify';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';

/** Actions that need confirmation; each undoes the other. */
export type ReversibleAction = 'withdraw' | 'restore';

/** Actions on one product; those that return a boolean resolve to true on success. */
export function useProductActions({ product_id, version }: DeskProduct) {
  const t = useTranslate();
  const notify = useNotify();
  const lang = useStaffSelector(selectLanguage);
  const [change, changing] = useChangeDeskProductMutation();
  const [price, pricing] = useChangeDeskPricesMutation();
  const [stock, stocking] = useChangeDeskStockMutation();
  const { setError, ...failed } = useFailure('products.unanswered');
  /** The last reversible action, until something else is done. */
  const [lastAction, setLastAction] = useState<ReversibleAction | null>(null);

  const recordResult = ({ error }: { error?: Parameters<typeof setError>[0] }): boolean => {
    setLastAction(null);
    setError(error);
    return error === undefined;
  };
  const notifySaved = (isDone: boolean): boolean => {
    if (isDone) notify('success', t('customers.saved', { code: product_id }));
    return isDone;
  };
  const saveChange = async (fields: ProductChange) =>
    recordResult(await change({ product_id, version, lang, ...fields }));
  const withdrawOrRestore = async (which: ReversibleAction): Promise<boolean> => {
    const isDone = await saveChange({ withdrawn: which === 'withdraw' });
    if (isDone) setLastAction(which);
    return isDone;
  };

  return {
    ...failed,
    isBusy: changing.isLoading || pricing.isLoading || stocking.isLoading,
    forget: () => setError(undefined),
    lastAction,
    withdrawOrRestore,
    undo: async () => {
      if (lastAction && (await saveChange({ withdrawn: lastAction === 'restore' })))
        notify('success', t('customers.undone'));
    },
    save: async (fields: ProductChange) => notifySaved(await saveChange(fields)),
    price: async (fields: PriceChange) =>
      notifySaved(recordResult(await price({ product_id, version, lang, ...fields }))),
    stock: async (fields: StockChange) =>
      notifySaved(recordResult(await stock({ product_id, lang, ...fields }))),
  };
}

export type ProductActions = ReturnType<typeof useProductActions>;

/** What a form that changes a product works with. */
export interface ProductFormProps {
  product: DeskProduct;
  actions: ProductActions;
  failure: string;
  onClose: () => void;
}
