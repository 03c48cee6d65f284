import type { Invoice } from '#contract/invoices';

import { useListOrderInvoicesQuery } from '../../api/invoices';
import { useCustomer } from '../../store/useMarket';

import { useBalance } from './useBalance';

const NONE: readonly Invoice[] = [];

/** The invoices of an order, for those who may read them. */
export function useOrderInvoices(order_id: string): readonly Invoice[] {
  const { user_id, lang } = useCustomer();
  const hasInvoices = useBalance() !== undefined;
  const query = { user_id, lang, order_id };
  const { currentData = NONE } = useListOrderInvoicesQuery(query, { skip: !hasInvoices });
  return currentData;
}
