import type { Product } from '#contract/product';
import { isOrderable, mostPacks, unitsOf } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { plainText } from '../../ui/SafeHtml';

import { Clamped, PackSize, Quantity, QuantityInput, Units } from './quantityParts';
import { stepThroughBoxes } from './stepThroughBoxes';
import { useTypedQuantity } from './useTypedQuantity';

/** Ship packs to order; what is typed is clamped to what is available, and says so. */
export function QuantityBox({ product }: { product: Product }) {
  const t = useTranslate();
  const { packs, type, wasClamped, forgetClamp } = useTypedQuantity(product);
  const { ship_pac } = product;

  return (
    <Quantity>
      <QuantityInput
        className="mono"
        data-quantity
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        maxLength={6}
        placeholder="0"
        aria-label={t('quantity.of', { name: plainText(product.name) })}
        value={packs || ''}
        disabled={!isOrderable(product)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => stepThroughBoxes(event, ['Enter', 'ArrowDown', 'ArrowUp'])}
        onBlur={forgetClamp}
      />
      <PackSize>{t('product.timesPack', { count: ship_pac })}</PackSize>
      {packs > 0 && <Units>{t('product.units', { count: unitsOf(packs, ship_pac) })}</Units>}
      {wasClamped && (
        <Clamped role="status">{t('product.clamped', { count: mostPacks(product) })}</Clamped>
      )}
    </Quantity>
  );
}
