import { skipToken } from '@reduxjs/toolkit/query';

import type { DueList } from '#contract/orderLists';

import { useKnownCart } from '../../api/cart';
import { useListDueListsQuery } from '../../api/orderLists';
import { useCustomer } from '../../store/useMarket';

const NONE: readonly DueList[] = [];

/** The person's lists that wait to be ordered; asked for only if the cart tells of some. */
export function useDueLists() {
  const customer = useCustomer();
  const hasSome = useKnownCart(customer).data?.dueLists !== undefined;
  const { currentData, isFetching } = useListDueListsQuery(hasSome ? customer : skipToken);
  return { dueLists: currentData ?? NONE, isReading: isFetching && !currentData };
}
