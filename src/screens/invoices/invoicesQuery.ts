import type { useCustomer } from '../../store/useMarket';

import type { InvoiceFilterValues } from './useInvoicesAddress';

/** Returns the query for the list of invoices and its export; unset filters are omitted. */
export const invoicesQuery = (
  { user_id, lang }: Pick<ReturnType<typeof useCustomer>, 'user_id' | 'lang'>,
  { view, search, from, to }: InvoiceFilterValues,
) => ({
  user_id,
  lang,
  view,
  ...(search && { search }),
  ...(from && { from }),
  ...(to && { to }),
});
