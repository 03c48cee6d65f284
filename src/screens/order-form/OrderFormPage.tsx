import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/pages';

import { useListOrdersQuery } from '../../api/orders';
import { usePageAddress } from '../../features/paging/usePageAddress';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/hooks';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';

import { OrderFormScreen } from './OrderFormScreen';

/** An order form to print and scan, made from an earlier order. */
export function OrderFormPage() {
  const t = useTranslate();
  usePageTitle(t('orderForm.title'));
  const { user_id, lang } = useCustomer();
  const { page, turnTo } = usePageAddress();
  const {
    currentData: orders,
    error,
    refetch,
  } = useListOrdersQuery({ user_id, lang, page, pagination: DEFAULT_PAGE_SIZE });
  return (
    <>
      <PageHead title={t('orderForm.title')}>{t('orderForm.words')}</PageHead>
      {error && !orders ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <OrderFormScreen
          orders={orders}
          page={page}
          last={lastPage(orders?.total ?? 0, DEFAULT_PAGE_SIZE)}
          onTurn={turnTo}
        />
      )}
    </>
  );
}
