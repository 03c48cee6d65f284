import { useState } from 'react';

import type { CartLine } from '#contract/cart';
import type { Problem } from '#contract/replies';
import { toCents } from '#domain/money';
import { isUnusual } from '#domain/unusual';

import { hasNewPrice, type CartChange } from '../../slices/cartChanges';
import { selectMeantPacks } from '../../slices/cartSelection';
import { useAppSelector } from '../../store/hooks';

/** Lines that must be confirmed before the order is placed. */
export interface Confirmation<Line> {
  lines: readonly Line[];
  isConfirmed: boolean;
  confirm: (isConfirmed: boolean) => void;
}

/**
 * A confirmation holds for exactly these lines; a changed quantity or price needs a new one, and a
 * line that is no longer in question needs none.
 */
function useConfirmation<Line>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
): Confirmation<Line> {
  const [confirmedKeys, setConfirmed] = useState<readonly string[]>([]);
  const keys = lines.map(keyOf);
  return {
    lines,
    isConfirmed: keys.every((key) => confirmedKeys.includes(key)),
    confirm: (isConfirmed) => setConfirmed(isConfirmed ? keys : []),
  };
}

/**
 * Unusual quantities and prices changed elsewhere to confirm; quantities kept in the cart, and
 * prices that a refusal has already reported, are omitted.
 */
export function useConfirmations(
  selected: readonly CartLine[],
  changes: readonly CartChange[],
  reported: NonNullable<Problem['errors']>,
) {
  const packs = new Map(selected.map(({ product_id, ship_pack }) => [product_id, ship_pack]));
  const isReported = ({ id, packPriceNow }: CartChange) =>
    reported.some(
      ({ product_id, price }) =>
        product_id === id &&
        price !== undefined &&
        toCents(price) * (packs.get(id) ?? 1) === toCents(packPriceNow),
    );
  const priceChanges = changes.filter(
    (change) => hasNewPrice(change) && packs.has(change.id) && !isReported(change),
  );
  const meant = useAppSelector(selectMeantPacks);
  const unusualLines = selected.filter(
    ({ product_id, item, usual }) => isUnusual(item, usual) && meant[product_id] !== item,
  );
  const unusual = useConfirmation(unusualLines, ({ product_id, item }) => `${product_id}=${item}`);
  const prices = useConfirmation<CartChange>(
    priceChanges,
    ({ id, packPriceNow }) => `${id}=${packPriceNow}`,
  );
  return { unusual, prices, isOpen: !unusual.isConfirmed || !prices.isConfirmed };
}
