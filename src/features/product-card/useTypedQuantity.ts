import { useState } from 'react';

import type { Product } from '#contract/product';
import { clampQuantity } from '#domain/quantity';

import { previewOfProduct } from '../../slices/previewItem';
import { quantityTyped, selectTypedPacks } from '../../slices/quantities';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/**
 * Ship packs typed for a product but not sent yet, clamped to the available quantity, and whether
 * a quantity in question is kept.
 */
export function useTypedQuantity(product: Product) {
  const dispatch = useAppDispatch();
  const packs = useAppSelector((state) => selectTypedPacks(state, product.product_id));
  const [wasClamped, setWasClamped] = useState(false);
  const [kept, setKept] = useState(0);

  const type = (typed = 0) => {
    const allowed = clampQuantity(typed, product);
    setWasClamped(allowed < typed);
    dispatch(quantityTyped(previewOfProduct(product, allowed)));
  };
  return { packs, type, wasClamped, isKept: kept === packs, keep: () => setKept(packs) };
}

export type TypedQuantity = ReturnType<typeof useTypedQuantity>;
