import type { Product } from '#contract/product';
import { isOrderable } from '#domain/quantity';

import { useMatches } from '../../../store/useMatches';

const MOST_MATCHES = 5;
/** Shorter beginnings of a code say nothing. */
const SHORTEST = 4;

/** The text itself; of a code that nothing begins with, also what is left without its last characters. */
function attempts(text: string): string[] {
  const isCode = !/\s/.test(text);
  const cuts = isCode ? [1, 2, 3].filter((cut) => text.length - cut >= SHORTEST) : [];
  return [text, ...cuts.map((cut) => text.slice(0, -cut))];
}

/** Products that a wrong code may have meant, what can be had first; `undefined` until they were looked for. */
export function useNearMatches(
  text: string,
  isOn: boolean,
  without?: string,
): Product[] | undefined {
  const term = text.trim();
  const found = useMatches(
    attempts(term),
    isOn,
    (product) => without === undefined || (product.product_id !== without && isOrderable(product)),
  );
  return found?.text === term ? found.products.slice(0, MOST_MATCHES) : undefined;
}
