import { useState } from 'react';

import type { CartLine } from '#contract/cart';
import { isUnusual } from '#domain/unusual';

import { hasNewPrice, type CartChange } from '../../slices/cartChanges';

/** Lines that must be confirmed before the order is placed. */
export interface Confirmation<Line> {
  lines: readonly Line[];
  isConfirmed: boolean;
  confirm: (isConfirmed: boolean) => void;
}

/** A confirmation holds for exactly these lines; a changed quantity or price needs a new one. */
function useConfirmation<Line>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
): Confirmation<Line> {
  const [confirmedKey, setConfirmed] = useState('');
  const key = lines.map(keyOf).join(' ');
  return {
    lines,
    isConfirmed: key === confirmedKey,
    confirm: (isConfirmed) => setConfirmed(isConfirmed ? key : ''),
  };
}

/**
 * Unusual quantities and prices changed elsewhere to confirm; price changes that a refusal has
 * already reported are omitted.
 */
export function useConfirmations(
  selected: readonly CartLine[],
  changes: readonly CartChange[],
  reportedIds: readonly (string | undefined)[],
) {
  const orderedIds = new Set(selected.map(({ product_id }) => product_id));
  const priceChanges = changes.filter(
    (change) =>
      hasNewPrice(change) && orderedIds.has(change.id) && !reportedIds.includes(change.id),
  );
  const unusualLines = selected.filter((line) => isUnusual(line.item, line.usual));
  const unusual = useConfirmation(unusualLines, ({ product_id, item }) => `${product_id}=${item}`);
  const prices = useConfirmation<CartChange>(
    priceChanges,
    ({ id, packPriceNow }) => `${id}=${packPriceNow}`,
  );
  return { unusual, prices, isOpen: !unusual.isConfirmed || !prices.isConfirmed };
}
