import type { CartIntent } from '../../src/slices/cartIntents';

import { previewLine } from './buyerInBrowser';

let made = 0;

/** A cart intent that has not been sent yet: ship packs by product. */
export const intentOf = (
  kind: CartIntent['kind'],
  packs: Record<string, number>,
  change: Partial<CartIntent> = {},
): CartIntent => ({
  key: `k-${(made += 1)}`,
  kind,
  source: 'card',
  time: made,
  lines: Object.entries(packs).map(([id, quantity]) => previewLine(id, quantity)),
  status: 'waiting',
  tries: 0,
  ...change,
});
