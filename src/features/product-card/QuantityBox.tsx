import type { Product } from '#contract/product';

import { PacksBox } from './PacksBox';
import { useTypedQuantity } from './useTypedQuantity';

const STEP_KEYS = ['Enter', 'ArrowDown', 'ArrowUp'];

/** Input for ship packs, stored until the page's button adds all of them to the cart. */
export function QuantityBox({ product }: { product: Product }) {
  const { packs, type } = useTypedQuantity(product);
  return <PacksBox product={product} typedPacks={packs} hint={0} keys={STEP_KEYS} onType={type} />;
}
