import { useShowCartQuery } from '../../api/cart';
import { useTranslate } from '../../i18n/useTranslate';
import { selectIsConnectionLost } from '../../slices/connection';
import { selectShownCount } from '../../store/cart';
import { useAppSelector } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';
import { LoadError } from '../../ui/LoadError';
import { PageHead } from '../../ui/PageHead';
import { usePageTitle } from '../../ui/PageTitle';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { CartScreen } from './CartScreen';
import { OfflineCart } from './OfflineCart';

/** The server's cart; changes are shown optimistically and saved in the background. */
export function CartPage() {
  const t = useTranslate();
  usePageTitle(t('cart.title'));
  const { data: cart, isError, error, refetch } = useShowCartQuery(useCustomer());
  const isConnectionLost = useAppSelector(selectIsConnectionLost);
  const hasStoredLines = useAppSelector(selectShownCount) > 0;
  const isStoredCartShown = isConnectionLost && hasStoredLines;

  if (cart) return <CartScreen cart={cart} />;
  if (isError && !isStoredCartShown) return <LoadError isPage error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead title={t('cart.title')} />
      {isStoredCartShown ? <OfflineCart /> : <TableSkeleton />}
    </>
  );
}
