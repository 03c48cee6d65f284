import type { Balance } from '#contract/invoices';

import { useShowBalanceQuery } from '../../api/invoices';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useCustomer } from '../../store/useMarket';

/** What the company owes; `undefined` where there is nothing to tell, or not to this reader. */
export function useBalance(): Balance | undefined {
  const { user_id, lang } = useCustomer();
  const { isAble } = useFeatureSupport('invoices');
  const { data } = useShowBalanceQuery({ user_id, lang }, { skip: isAble !== true });
  return data?.balance;
}
