import { INVOICE_VIEWS, type InvoiceView } from '#domain/invoices';

import { parseDay } from '../../features/day-filter/parseDay';
import { useListParams } from '../../features/paging/useListParams';

/** What narrows the list; an empty string means unset. Days are YYYY-MM-DD. */
export interface InvoiceFilterValues {
  view: InvoiceView;
  search: string;
  from: string;
  to: string;
}

/** Values that clear every filter. */
export const NO_FILTERS = { view: '', search: '', from: '', to: '' } as const;

/** View, search, days and page of the list of invoices. */
export function useInvoicesAddress() {
  const { params, ...list } = useListParams<keyof InvoiceFilterValues>();
  const filters: InvoiceFilterValues = {
    view: INVOICE_VIEWS.find((view) => view === params.get('view')) ?? 'all',
    search: params.get('search') ?? '',
    from: parseDay(params.get('from')),
    to: parseDay(params.get('to')),
  };
  const { view, search, from, to } = filters;
  return { ...list, filters, isNarrowed: view !== 'all' || Boolean(search || from || to) };
}

export type InvoicesAddress = ReturnType<typeof useInvoicesAddress>;
