import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { isOrderable, maxPacks, unitsOf } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { selectIsReduced } from '../../slices/quantities';
import { useAppSelector } from '../../store/hooks';
import { selectMayBeAsked } from '../../store/quantityQuestions';
import { useScanToCart } from '../../store/useScanToCart';
import { BreakNudge } from '../../ui/prices/OwnPrices';
import { QuantityInput as Input } from '../../ui/QuantityInput';
import { plainText } from '../../ui/SafeHtml';
import { color, control, size, space } from '../../ui/theme';

import { QuantityQuestion } from './QuantityQuestion';

const Quantity = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  min-height: ${control.normal};
  font-size: ${size.s};
`;

const QuantityInput = styled(Input)`
  width: var(--packs-box, 4.5rem);
`;

const PackSize = styled.span`
  white-space: nowrap;
`;

const Units = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;

const Clamped = styled.span`
  flex-basis: 100%;
  color: ${color.warn};
`;

interface PacksBoxProps {
  product: Product;
  typedPacks: number;
  /** Ship packs that apply while the box is empty. */
  hint: number;
  /** Keys that move to the next product's box. */
  keys: readonly string[];
  onType: (quantity: number | undefined) => void;
}

/**
 * Input for ship packs with the units they amount to; says so if the quantity was clamped to the
 * stock.
 */
export function PacksBox(props: PacksBoxProps) {
  const { product, typedPacks, hint, keys, onType } = props;
  const t = useTranslate();
  const scanToCart = useScanToCart();
  const { ship_pac, product_id: id } = product;
  const isReduced = useAppSelector((state) => selectIsReduced(state, id));
  const mayBeAsked = useAppSelector((state) => selectMayBeAsked(state, id));
  const packs = typedPacks || hint;

  return (
    <Quantity>
      <QuantityInput
        data-quantity
        placeholder={String(hint)}
        aria-label={t('quantity.of', { name: plainText(product.name) })}
        value={typedPacks || ''}
        disabled={product.available !== undefined && !isOrderable(product)}
        onType={onType}
        onScan={scanToCart}
        onKeyDown={(event) => stepThroughBoxes(event, keys)}
      />
      <PackSize>{t('product.timesPack', { count: ship_pac })}</PackSize>
      {packs > 0 && <Units>{t('product.units', { count: unitsOf(packs, ship_pac) })}</Units>}
      {isReduced && (
        <Clamped role="status">{t('product.clamped', { count: maxPacks(product) })}</Clamped>
      )}
      <BreakNudge priced={product} packs={typedPacks} max={maxPacks(product)} onPacks={onType} />
      {mayBeAsked && <QuantityQuestion id={id} packs={typedPacks} />}
    </Quantity>
  );
}

const QUANTITY_BOX = 'input[data-quantity]:not(:disabled)';

/** Moves to the next or previous product's box on the given keys, as in a spreadsheet. */
function stepThroughBoxes(event: KeyboardEvent<HTMLInputElement>, keys: readonly string[]): void {
  if (!keys.includes(event.key)) return;
  event.preventDefault();
  const boxes = [...document.querySelectorAll<HTMLInputElement>(QUANTITY_BOX)];
  const step = event.key === 'ArrowUp' || event.shiftKey ? -1 : 1;
  const next = boxes[boxes.indexOf(event.currentTarget) + step];
  next?.focus();
  next?.select();
}
