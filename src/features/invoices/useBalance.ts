import type { Balance } from '#contract/invoices';

import { useShowBalanceQuery } from '../../api/invoices';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useCustomer } from '../../store/useMarket';

/** What the company owes, and whether that is still to be learned. */
export function useBalanceQuery(): { balance: Balance | undefined; isReading: boolean } {
  const { user_id, lang } = useCustomer();
  const { isAble } = useFeatureSupport('invoices');
  const { data, isLoading } = useShowBalanceQuery({ user_id, lang }, { skip: isAble !== true });
  return { balance: data?.balance, isReading: isLoading || isAble === undefined };
}

/** What the company owes; `undefined` where there is nothing to tell, or not to this reader. */
export const useBalance = (): Balance | undefined => useBalanceQuery().balance;
