import { useState, type KeyboardEvent } from 'react';

import type { Product } from '#contract/product';
import { clampQuantity, isOrderable, mostPacks, readQuantity, unitsOf } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { previewOfProduct } from '../../slices/cartPreview';
import { quantityTyped, selectTypedQuantity } from '../../slices/quantities';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { plainText } from '../../ui/SafeHtml';

const QUANTITY_BOX = 'input.quantity-box:not(:disabled)';

/** Enter goes to the next product's box, as in a spreadsheet. */
function goToNextBox(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const boxes = [...document.querySelectorAll<HTMLInputElement>(QUANTITY_BOX)];
  const step = event.key === 'ArrowUp' || event.shiftKey ? -1 : 1;
  const next = boxes[boxes.indexOf(event.currentTarget) + step];
  next?.focus();
  next?.select();
}

/** Ship packs to order; what is typed is clamped to what is available, and says so. */
export function QuantityBox({ product }: { product: Product }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const quantity = useAppSelector((state) => selectTypedQuantity(state, product.product_id));
  const [wasClamped, setWasClamped] = useState(false);
  const { ship_pac } = product;

  const type = (text: string) => {
    const typed = readQuantity(text);
    if (typed === undefined) return;
    const possible = clampQuantity(typed, product);
    setWasClamped(possible < typed);
    dispatch(quantityTyped(previewOfProduct(product, possible)));
  };

  return (
    <div className="quantity">
      <input
        className="field quantity-box mono"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        maxLength={6}
        placeholder="0"
        aria-label={t('quantity.of', { name: plainText(product.name) })}
        value={quantity || ''}
        disabled={!isOrderable(product)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={goToNextBox}
        onBlur={() => setWasClamped(false)}
      />
      <span className="quantity-pack">{t('product.timesPack', { count: ship_pac })}</span>
      {quantity > 0 && (
        <span className="quantity-units">
          {t('product.units', { count: unitsOf(quantity, ship_pac) })}
        </span>
      )}
      {wasClamped && (
        <span className="quantity-clamped" role="status">
          {t('product.clamped', { count: mostPacks(product) })}
        </span>
      )}
    </div>
  );
}
