import type { Product } from '#contract/product';

import { PacksBox } from './PacksBox';
import { useTypedQuantity } from './useTypedQuantity';

const STEP_KEYS = ['Enter', 'ArrowDown', 'ArrowUp'];

/** Ship packs to order, put down for the button that adds all of a page. */
export function QuantityBox({ product }: { product: Product }) {
  const { packs, type, wasClamped, forgetClamp } = useTypedQuantity(product);
  return (
    <PacksBox
      product={product}
      typed={packs}
      hint={0}
      wasClamped={wasClamped}
      keys={STEP_KEYS}
      onType={type}
      onLeave={forgetClamp}
    />
  );
}
