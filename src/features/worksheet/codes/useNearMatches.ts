import type { Product } from '#contract/product';
import { isOrderable } from '#domain/quantity';

import { useMatches } from '../../../store/useMatches';

const MAX_MATCHES = 5;
/** Minimum length; shorter prefixes of a code are meaningless. */
const MIN_LENGTH = 4;

/** Returns the text itself and, for a code, its prefixes without the last characters. */
function searchTexts(text: string): string[] {
  const isCode = !/\s/.test(text);
  const cuts = isCode ? [1, 2, 3].filter((cut) => text.length - cut >= MIN_LENGTH) : [];
  return [text, ...cuts.map((cut) => text.slice(0, -cut))];
}

/**
 * Returns products that a wrong code may have meant, available ones first; `undefined` until
 * searched.
 */
export function useNearMatches(
  text: string,
  isOn: boolean,
  without?: string,
): Product[] | undefined {
  const term = text.trim();
  const found = useMatches(
    searchTexts(term),
    isOn,
    (product) => without === undefined || (product.product_id !== without && isOrderable(product)),
  );
  return found?.text === term ? found.products.slice(0, MAX_MATCHES) : undefined;
}
