import { useShowCartQuery } from '../../api/cart';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { CartScreen } from './CartScreen';

/** The server's cart; what is changed in it shows at once and is saved on the way. */
export function CartPage() {
  const t = useTranslate();
  usePageTitle(t('cart.title'));
  const { data: cart, isError, error, refetch } = useShowCartQuery(useCustomer());

  if (isError && !cart) return <LoadError isPage error={error} onRetry={refetch} />;
  if (cart) return <CartScreen cart={cart} />;
  return (
    <>
      <PageHead title={t('cart.title')} />
      <TableSkeleton />
    </>
  );
}
