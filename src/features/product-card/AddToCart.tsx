import { nanoid } from '@reduxjs/toolkit';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { clampQuantity, isOrderable } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { isAnswered } from '../../slices/cartIntents';
import { linesAdded, selectIsAddingToCart, selectSettlement } from '../../slices/cartPreview';
import { previewOfProduct } from '../../slices/previewItem';
import { selectShownPacks } from '../../store/cart';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { selectIsAsked } from '../../store/quantityQuestions';
import { PrimaryButton, SmallButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { focusQuestion } from '../../ui/KeepOrChange';
import { plainText } from '../../ui/SafeHtml';
import { color, size, space, within } from '../../ui/theme';

import { PacksBox } from './PacksBox';
import { useTypedQuantity } from './useTypedQuantity';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

/** In a table row: box and button side by side, messages below both. */
const RowForm = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;

  /* The product name needs the space more than the button. */
  ${within.untilWide} {
    --packs-box: 3.5rem;

    gap: ${space(1)};
  }
`;

/** Hidden where only the label fits. */
const Mark = styled.span<{ $isSmall: boolean }>`
  display: contents;

  ${within.untilWide} {
    display: ${({ $isSmall }) => ($isSmall ? 'none' : 'contents')};
  }
`;

const InCart = styled.p`
  grid-column: 1 / -1;
  flex-basis: 100%;
  color: ${color.inkSoft};
  font-size: ${size.s};

  &:empty {
    display: none;
  }
`;

/** Without Enter, which submits. */
const STEP_KEYS = ['ArrowDown', 'ArrowUp'];

interface AddToCartProps {
  product: Product;
  /** Number of ship packs added if nothing is typed. */
  usual?: number;
  isSmall?: boolean;
}

/**
 * Input for ship packs of one product with the button that adds them to the cart, also by Enter.
 * Each typed quantity has one idempotency key, so that a second click does not add it twice.
 */
export function AddToCart({ product, usual = 1, isSmall = false }: AddToCartProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { packs: typed, type } = useTypedQuantity(product);
  const [key, setKey] = useState(nanoid);
  const isAdding = useAppSelector(selectIsAddingToCart);
  const wasAnswered = useAppSelector((state) => {
    const settled = selectSettlement(state, 'product');
    return settled?.key === key && isAnswered(settled);
  });
  // What the server left out may be sent again; under the same key, it would only repeat itself.
  if (wasAnswered) setKey(nanoid());
  const inCart = useAppSelector((state) => selectShownPacks(state, product.product_id));
  const { product_id: id } = product;
  const name = plainText(product.name);
  const hint = clampQuantity(usual, product);
  const packs = typed || hint;
  const FormLayout = isSmall ? RowForm : Form;
  const SubmitButton = isSmall ? SmallButton : PrimaryButton;
  const canAdd = isOrderable(product) && !isAdding;

  const changePacks = (quantity: number | undefined) => {
    setKey(nanoid());
    type(quantity);
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canAdd) return;
    if (selectIsAsked(store.getState(), id)) return void focusQuestion(id);
    const isHint = typed === 0;
    const sendKey = isHint ? nanoid() : key;
    if (isHint) {
      type(hint);
      setKey(sendKey);
    }
    const line = previewOfProduct(product, packs);
    dispatch(linesAdded({ lines: [line], source: 'product', key: sendKey }));
  };

  return (
    <FormLayout onSubmit={add}>
      <PacksBox
        product={product}
        typedPacks={typed}
        hint={hint}
        keys={STEP_KEYS}
        onType={changePacks}
      />
      <SubmitButton
        type="submit"
        aria-label={isSmall ? t('add.name', { name }) : undefined}
        disabled={!isOrderable(product)}
        aria-disabled={!canAdd}
      >
        <Mark $isSmall={isSmall}>
          <Icon name="cart" size={isSmall ? 16 : 18} />
        </Mark>
        {t(isSmall ? 'add.short' : 'add.button')}
      </SubmitButton>
      <InCart role="status">{inCart ? t('add.inCart', { count: inCart }) : null}</InCart>
    </FormLayout>
  );
}
