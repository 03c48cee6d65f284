import { useState } from 'react';

import type { CartLine } from '#contract/cart';
import { isUnusual } from '#domain/unusual';

import { hasNewPrice, selectCartChanges, type CartChange } from '../../slices/cartChanges';
import { useAppSelector } from '../../store/hooks';

/** Lines that must be confirmed before the order is placed. */
export interface Confirmation<Line> {
  lines: readonly Line[];
  isConfirmed: boolean;
  confirm: (isConfirmed: boolean) => void;
}

/** A confirmation holds for exactly these lines; a changed quantity or price needs a new one. */
function useConfirmation<Line>(
  lines: readonly Line[],
  nameOf: (line: Line) => string,
): Confirmation<Line> {
  const [confirmed, setConfirmed] = useState('');
  const name = lines.map(nameOf).join(' ');
  return {
    lines,
    isConfirmed: name === confirmed,
    confirm: (isConfirmed) => setConfirmed(isConfirmed ? name : ''),
  };
}

/**
 * Unusual quantities and changed prices to confirm; price changes that a refusal has already
 * reported are omitted.
 */
export function useConfirmations(
  selected: readonly CartLine[],
  reportedIds: readonly (string | undefined)[],
) {
  const changes = useAppSelector(selectCartChanges);
  const ordered = new Set(selected.map(({ product_id }) => product_id));
  const newPrices = changes.filter(
    (change) => hasNewPrice(change) && ordered.has(change.id) && !reportedIds.includes(change.id),
  );
  const large = selected.filter((line) => isUnusual(line.item, line.usual));
  const unusual = useConfirmation(large, ({ product_id, item }) => `${product_id}=${item}`);
  const prices = useConfirmation<CartChange>(
    newPrices,
    ({ id, packPriceNow }) => `${id}=${packPriceNow}`,
  );
  return { unusual, prices, isOpen: !unusual.isConfirmed || !prices.isConfirmed };
}
