import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { isOrderable, maxPacks, unitsOf } from '#domain/quantity';
import { MIN_UNUSUAL_PACKS } from '#domain/unusual';

import { useTranslate } from '../../i18n/useTranslate';
import { useScanToCart } from '../../store/useScanToCart';
import { QuantityInput as Input } from '../../ui/QuantityInput';
import { plainText } from '../../ui/SafeHtml';
import { color, control, size, space } from '../../ui/theme';

import { QuantityQuestion } from './QuantityQuestion';
import { stepThroughBoxes } from './stepThroughBoxes';
import type { TypedQuantity } from './useTypedQuantity';

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
  typed: Omit<TypedQuantity, 'type'>;
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
  const { product, typed, hint, keys, onType } = props;
  const { packs: typedPacks, wasClamped, isKept, keep } = typed;
  const t = useTranslate();
  const scanToCart = useScanToCart();
  const { ship_pac } = product;
  const packs = typedPacks || hint;
  const isClamped = wasClamped && typedPacks > 0;

  return (
    <Quantity>
      <QuantityInput
        data-quantity
        placeholder={String(hint)}
        aria-label={t('quantity.of', { name: plainText(product.name) })}
        value={typedPacks || ''}
        disabled={!isOrderable(product)}
        onType={onType}
        onScan={scanToCart}
        onKeyDown={(event) => stepThroughBoxes(event, keys)}
      />
      <PackSize>{t('product.timesPack', { count: ship_pac })}</PackSize>
      {packs > 0 && <Units>{t('product.units', { count: unitsOf(packs, ship_pac) })}</Units>}
      {isClamped && (
        <Clamped role="status">{t('product.clamped', { count: maxPacks(product) })}</Clamped>
      )}
      {(isClamped || typedPacks >= MIN_UNUSUAL_PACKS) && (
        <QuantityQuestion
          product={product}
          packs={typedPacks}
          wasClamped={isClamped}
          isKept={isKept}
          onKeep={keep}
        />
      )}
    </Quantity>
  );
}
