import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { styled } from 'styled-components';

import { clampQuantity } from '#domain/quantity';

import { useShowCartQuery } from '../../api/cart';
import type { Usual } from '../../api/orders';
import { useTranslate } from '../../i18n/useTranslate';
import { addedLines } from '../../slices/cartIntents';
import { additionUndone, linesAdded, selectIsAddingToCart } from '../../slices/cartPreview';
import { previewOfProduct, type PreviewItem } from '../../slices/previewItem';
import { selectShownCart } from '../../store/cart';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { partsWithout } from '../../store/undoAdding';
import { useCustomer } from '../../store/useMarket';
import { useProducts } from '../../store/useProduct';
import { waitForSettlement } from '../../store/waitForSettlement';
import { PrimaryButton, SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { takeLostFocus } from '../../ui/takeFocus';
import { control } from '../../ui/theme';

/** Reserves the button's space until it is known whether anything is due. */
export const AddUsualRoom = styled.div`
  width: 14rem;
  height: ${control.normal};
`;

/** Adds the usual quantity of every due item that is not yet in the cart, and can undo that. */
export function AddUsual({ items }: { items: readonly Usual[] }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  /** Undefined until the button is first pressed. */
  const [added, setAdded] = useState<readonly PreviewItem[]>();
  // Items already in the cart are not added, so nothing is offered until the cart has loaded.
  const { isSuccess: isCartLoaded } = useShowCartQuery(useCustomer());
  const { packs } = useAppSelector(selectShownCart);
  const isAdding = useAppSelector(selectIsAddingToCart);
  const due = items.filter((item) => item.due);
  const usualPacks = new Map(due.map((item) => [item.product_id, item.usual_item]));
  const lines = useProducts([...usualPacks.keys()])
    .filter(({ product_id }) => !(product_id in packs))
    .map((product) =>
      previewOfProduct(product, clampQuantity(usualPacks.get(product.product_id)!, product)),
    )
    .filter(({ quantity }) => quantity > 0);

  const add = () => {
    const key = nanoid();
    dispatch(linesAdded({ lines, source: 'grid', key }));
    setAdded(lines);
    void waitForSettlement(store, 'grid', key).then((settled) => {
      if (!settled) return;
      const { outcome, report = [] } = settled;
      const inCart = outcome === 'refused' ? [] : addedLines(lines, report);
      // Unless it has been undone meanwhile.
      setAdded((current) => (current === lines ? inCart : current));
    });
  };
  const undo = (undone: readonly PreviewItem[]) => {
    const parts = partsWithout(
      undone.map(({ id, quantity }, index) => ({ id: index, productId: id, packs: quantity })),
      selectShownCart(store.getState()).packs,
    );
    for (const part of parts) dispatch(additionUndone({ ...part, source: 'undo' }));
    setAdded([]);
  };

  if (added && added.length > 0) {
    return (
      <SmallButton ref={takeLostFocus} onClick={() => undo(added)}>
        {t('home.usual.undo', { count: added.length })}
      </SmallButton>
    );
  }
  if (!isCartLoaded) return <AddUsualRoom />;
  if (lines.length === 0) return null;
  return (
    <PrimaryButton
      ref={added && takeLostFocus}
      aria-disabled={isAdding}
      onClick={() => !isAdding && add()}
    >
      <Icon name="cart" size={18} />
      {t('home.usual.add', { count: lines.length })}
    </PrimaryButton>
  );
}
