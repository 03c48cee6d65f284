import type { useCustomer } from '../../store/useMarket';

import type { OrdersWanted } from './useOrdersAddress';

/** The days of the filter are those of this machine. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is not asked for is not sent. */
export const ordersQuery = (
  { user_id, lang }: ReturnType<typeof useCustomer>,
  { search, from, to, status, sort }: OrdersWanted,
) => ({
  user_id,
  lang,
  ...(search && { search }),
  ...(from && { from }),
  ...(to && { to }),
  ...((from || to) && { zone: zone() }),
  ...(status && { status }),
  ...(sort && { sort }),
});

/** The same for a file, whose dates are days of this machine in any case. */
export const exportQuery = (customer: ReturnType<typeof useCustomer>, wanted: OrdersWanted) => ({
  ...ordersQuery(customer, wanted),
  zone: zone(),
});
