import { localTimeZone } from '#domain/days';

import { useShowSpendingQuery } from '../../api/spending';
import { useCustomer } from '../../store/useMarket';

/** The customer's spending by month in this machine's time zone. */
export function useSpending() {
  const customer = useCustomer();
  return useShowSpendingQuery({ ...customer, zone: localTimeZone() });
}
