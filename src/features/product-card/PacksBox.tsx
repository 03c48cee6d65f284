import { styled } from 'styled-components';

import type { Product } from '#contract/product';
import { isOrderable, maxPacks, unitsOf } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { useScanToCart } from '../../store/useScanToCart';
import { QuantityInput as Input } from '../../ui/QuantityInput';
import { plainText } from '../../ui/SafeHtml';
import { color, control, size, space } from '../../ui/theme';

import { stepThroughBoxes } from './stepThroughBoxes';

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
  /** Ship packs in the box, and those that apply while it is empty. */
  typed: number;
  hint: number;
  wasClamped: boolean;
  /** Keys that move to the next product's box. */
  keys: readonly string[];
  onType: (quantity: number | undefined) => void;
}

/**
 * Input for ship packs with the units they amount to; says so if the quantity was clamped to the
 * stock.
 */
export function PacksBox(props: PacksBoxProps) {
  const { product, typed, hint, wasClamped, keys, onType } = props;
  const t = useTranslate();
  const scanToCart = useScanToCart();
  const { ship_pac } = product;
  const packs = typed || hint;

  return (
    <Quantity>
      <QuantityInput
        data-quantity
        placeholder={String(hint)}
        aria-label={t('quantity.of', { name: plainText(product.name) })}
        value={typed || ''}
        disabled={!isOrderable(product)}
        onType={onType}
        onScan={scanToCart}
        onKeyDown={(event) => stepThroughBoxes(event, keys)}
      />
      <PackSize>{t('product.timesPack', { count: ship_pac })}</PackSize>
      {packs > 0 && <Units>{t('product.units', { count: unitsOf(packs, ship_pac) })}</Units>}
      {wasClamped && typed > 0 && (
        <Clamped role="status">{t('product.clamped', { count: maxPacks(product) })}</Clamped>
      )}
    </Quantity>
  );
}
