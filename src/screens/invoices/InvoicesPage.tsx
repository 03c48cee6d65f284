import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { useListInvoicesQuery } from '../../api/invoices';
import { ListedPage } from '../../features/paging/ListedPage';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { usePageTitle } from '../../ui/PageTitle';

import { invoicesQuery } from './invoicesQuery';
import { InvoicesScreen } from './InvoicesScreen';
import { useInvoicesAddress } from './useInvoicesAddress';

/** The company's invoices, the newest first; what narrows them is in the URL. */
export function InvoicesPage() {
  const t = useTranslate();
  usePageTitle(t('invoices.title'));
  const customer = useCustomer();
  const address = useInvoicesAddress();
  const query = useListInvoicesQuery({
    ...invoicesQuery(customer, address.filters),
    page: address.page,
    pagination: DEFAULT_PAGE_SIZE,
  });
  return (
    <ListedPage query={query} page={address.page}>
      {(listed) => <InvoicesScreen {...listed} address={address} />}
    </ListedPage>
  );
}
