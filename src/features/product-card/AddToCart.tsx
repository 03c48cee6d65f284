import { nanoid } from '@reduxjs/toolkit';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { clampQuantity, isOrderable, mostPacks, unitsOf } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { linesAdded, selectIsAddingToCart } from '../../slices/cartPreview';
import { previewOfProduct } from '../../slices/previewItem';
import { selectShownPacks } from '../../store/cart';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { plainText } from '../../ui/SafeHtml';
import { color, size, space } from '../../ui/theme';

import { stepThroughBoxes } from './stepThroughBoxes';
import { useTypedQuantity } from './useTypedQuantity';
import './QuantityBox.css';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

const InCart = styled.p`
  flex-basis: 100%;
  color: ${color.inkSoft};
  font-size: ${size.s};

  &:empty {
    display: none;
  }
`;

interface AddToCartProps {
  product: Product;
  /** Ship packs that go in when nothing is typed. */
  usual?: number;
  isSmall?: boolean;
}

/**
 * Ship packs of one product and the button that puts them into the cart; Enter presses it.
 * One key goes with one quantity until it is in, so that a second press adds nothing twice.
 */
export function AddToCart({ product, usual = 1, isSmall = false }: AddToCartProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { packs: typed, type, wasClamped, forgetClamp } = useTypedQuantity(product);
  const [key, setKey] = useState(nanoid);
  const isAdding = useAppSelector(selectIsAddingToCart);
  const inCart = useAppSelector((state) => selectShownPacks(state, product.product_id));
  const name = plainText(product.name);
  const hint = clampQuantity(usual, product);
  const packs = typed || hint;
  const canAdd = isOrderable(product) && !isAdding;

  const write = (text: string) => {
    setKey(nanoid());
    type(text);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!canAdd) return;
    const isHint = typed === 0;
    const sendKey = isHint ? nanoid() : key;
    if (isHint) {
      type(String(hint));
      setKey(sendKey);
    }
    const line = previewOfProduct(product, packs);
    dispatch(linesAdded({ lines: [line], source: 'product', key: sendKey }));
  };

  return (
    <Form onSubmit={add}>
      <div className="quantity">
        <input
          className="field quantity-box mono"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          maxLength={6}
          placeholder={String(hint)}
          aria-label={t('quantity.of', { name })}
          value={typed || ''}
          disabled={!isOrderable(product)}
          onChange={(event) => write(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => stepThroughBoxes(event, ['ArrowDown', 'ArrowUp'])}
          onBlur={forgetClamp}
        />
        <span className="quantity-pack">{t('product.timesPack', { count: product.ship_pac })}</span>
        {packs > 0 && (
          <span className="quantity-units">
            {t('product.units', { count: unitsOf(packs, product.ship_pac) })}
          </span>
        )}
        {wasClamped && (
          <span className="quantity-clamped" role="status">
            {t('product.clamped', { count: mostPacks(product) })}
          </span>
        )}
      </div>
      <button
        type="submit"
        className={isSmall ? 'button small' : 'button primary'}
        aria-label={isSmall ? t('add.name', { name }) : undefined}
        disabled={!isOrderable(product)}
        aria-disabled={!canAdd}
      >
        <Icon name="cart" size={isSmall ? 16 : 18} />
        {t(isSmall ? 'add.short' : 'add.button')}
      </button>
      <InCart role="status">{inCart ? t('add.inCart', { count: inCart }) : null}</InCart>
    </Form>
  );
}
