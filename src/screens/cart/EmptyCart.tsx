import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { linesAdded, selectIsAddingToCart } from '../../slices/cartPreview';
import type { PreviewItem } from '../../slices/previewItem';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button, PrimaryButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { takeFocus } from '../../ui/takeFocus';

interface EmptyCartProps {
  /** Items removed when the cart was last emptied. */
  emptied: readonly PreviewItem[];
}

export function EmptyCart({ emptied }: EmptyCartProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const isAdding = useAppSelector(selectIsAddingToCart);
  // One idempotency key per undo, however often the button is pressed.
  const [key] = useState(nanoid);
  const count = emptied.length;
  const lines = emptied.filter(({ isOrderable }) => isOrderable);

  if (count === 0) {
    return (
      <EmptyState icon="cart" text={t('cart.empty')}>
        <PrimaryButton as={Link} to={paths.orders}>
          {t('order.reOrder')}
        </PrimaryButton>
        <Button as={Link} to={paths.allProducts}>
          {t('cart.browse')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="cart" text={t('cart.emptied', { count })}>
      {lines.length > 0 && (
        <PrimaryButton
          ref={takeFocus}
          disabled={isAdding}
          onClick={() => dispatch(linesAdded({ lines, source: 'undo', key }))}
        >
          {t('cart.emptied.undo', { count: lines.length })}
        </PrimaryButton>
      )}
    </EmptyState>
  );
}
