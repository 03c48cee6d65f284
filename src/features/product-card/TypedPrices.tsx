import type { Product } from '#contract/product';

import { selectTypedPacks } from '../../slices/quantities';
import { useAppSelector } from '../../store/hooks';
import { OwnPrices } from '../../ui/prices/OwnPrices';

interface TypedPricesProps {
  product: Product;
  /** Whether the price above says whose it is. */
  isLabelled?: boolean;
}

/** The customer's own price and its breaks, with the one reached by what is typed marked. */
export function TypedPrices({ product, isLabelled }: TypedPricesProps) {
  const packs = useAppSelector((state) => selectTypedPacks(state, product.product_id));
  return <OwnPrices priced={product} packs={packs} isLabelled={isLabelled} />;
}
