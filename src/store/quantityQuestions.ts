import { isUnusual, MIN_UNUSUAL_PACKS } from '#domain/unusual';

import { opticonApi } from '../api/opticon';
import { selectMeantPacks } from '../slices/cartSelection';
import { selectIsReduced, selectTypedPacks, selectTypedQuantities } from '../slices/quantities';

import { callerOf } from './callerOf';
import { selectShownPacks } from './cart';
import type { RootState } from './hooks';

/** Returns the ship packs of a product that the cart will hold once what is typed has been added. */
export const selectPacksToBe = (state: RootState, id: string): number =>
  (selectShownPacks(state, id) ?? 0) + selectTypedPacks(state, id);

/** Whether what is typed for a product may be in question at all. */
export const selectMayBeAsked = (state: RootState, id: string): boolean =>
  selectIsReduced(state, id) || selectTypedPacks(state, id) >= MIN_UNUSUAL_PACKS;

/**
 * Whether what is typed for a product waits for an answer: it was reduced to the stock, or is
 * unusual for the customer, who has not said that it is meant.
 */
export function selectIsAsked(state: RootState, id: string): boolean {
  const packs = selectPacksToBe(state, id);
  if (!selectMayBeAsked(state, id) || selectMeantPacks(state)[id] === packs) return false;
  const query = opticonApi.endpoints.usualQuantity.select({ ...callerOf(state), code: id });
  return selectIsReduced(state, id) || isUnusual(packs, query(state).data);
}

/** Returns the products whose typed quantity waits for an answer. */
export const selectAskedProducts = (state: RootState): string[] =>
  Object.keys(selectTypedQuantities(state).typed).filter((id) => selectIsAsked(state, id));
