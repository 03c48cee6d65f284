import type { useCustomer } from '../../store/hooks';

import type { OrdersWanted } from './useOrdersAddress';

/** What is not asked for is not sent. */
export const ordersQuery = (
  { user_id, lang }: ReturnType<typeof useCustomer>,
  { search, from, to }: OrdersWanted,
) => ({
  user_id,
  lang,
  ...(search && { search }),
  ...(from && { from }),
  ...(to && { to }),
});
