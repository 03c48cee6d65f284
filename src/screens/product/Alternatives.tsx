import { Suspense } from 'react';

import { isOrderable } from '#domain/quantity';

import type { KnownProduct } from '../../api/mergeProduct';
import { BuyerRows } from '../../features/product-card/ListedProducts';
import { useTranslate } from '../../i18n/useTranslate';
import { selectProducts } from '../../slices/products';
import { useAppSelector } from '../../store/hooks';
import { useMarket } from '../../store/useMarket';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { Section } from './layout';

const MAX_ALTERNATIVES = 5;

interface Offered {
  product: KnownProduct;
  /** Its other sizes and colours. */
  variants: readonly string[];
  related: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * Returns what can be ordered in place of a product that is out of stock: the same colour in
 * another size, the same size in another colour, its other variants, and then products like it.
 */
export function useAlternatives({ product, variants, related }: Offered): readonly string[] {
  const market = useMarket();
  const isMissing = product.available !== undefined && !isOrderable(product);
  const offered = isMissing ? [...variants, ...related] : NONE;
  const known = useAppSelector((state) => selectProducts(state, market, offered));
  const distanceOf = ({ product_id, color, size }: KnownProduct) => {
    if (!variants.includes(product_id)) return 3;
    return color === product.color ? 0 : size === product.size ? 1 : 2;
  };
  return known
    .filter(isOrderable)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, MAX_ALTERNATIVES)
    .map(({ product_id }) => product_id);
}

/** What can be ordered in place of a product. */
export function Alternatives({ ids }: { ids: readonly string[] }) {
  const t = useTranslate();
  return (
    <Section aria-labelledby="alternatives-title">
      <h2 id="alternatives-title">{t('restock.alternatives')}</h2>
      <Suspense fallback={<TableSkeleton rows={ids.length} />}>
        <BuyerRows ids={ids} caption={t('restock.alternatives')} />
      </Suspense>
    </Section>
  );
}
