import { linesAdded } from '../slices/cartPreview';
import { previewOfCode } from '../slices/previewItem';

import { useAppDispatch } from './hooks';

/** Adds a ship pack of the product that a scanned code names to the cart. */
export function useScanToCart() {
  const dispatch = useAppDispatch();
  return (code: string) => {
    const call = { name: 'opticon' as const, products: [{ code, item: 1 }] };
    dispatch(linesAdded({ lines: [previewOfCode(code, 1)], source: 'scan', call }));
  };
}
