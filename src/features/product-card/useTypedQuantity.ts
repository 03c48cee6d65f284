import { useEffect, useRef } from 'react';

import type { Product } from '#contract/product';
import { clampQuantity, MAX_ITEM } from '#domain/quantity';

import { previewOfProduct } from '../../slices/previewItem';
import { quantityTyped, selectTypedPacks } from '../../slices/quantities';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Ship packs typed for a product but not sent yet, reduced to the available quantity. */
export function useTypedQuantity(product: Product) {
  const dispatch = useAppDispatch();
  const packs = useAppSelector((state) => selectTypedPacks(state, product.product_id));
  const isUnchecked = useRef(false);
  const isKnown = product.available !== undefined;

  const type = (typed = 0) => {
    isUnchecked.current = !isKnown;
    const allowed = isKnown ? clampQuantity(typed, product) : Math.min(typed, MAX_ITEM);
    dispatch(quantityTyped(previewOfProduct(product, allowed), typed));
  };
  // What was typed before the server sent price and stock counts with them.
  useEffect(() => {
    if (!isKnown || !isUnchecked.current) return;
    isUnchecked.current = false;
    dispatch(quantityTyped(previewOfProduct(product, clampQuantity(packs, product)), packs));
  }, [dispatch, isKnown, packs, product]);

  return { packs, type };
}
