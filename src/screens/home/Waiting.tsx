import { useKnownCart } from '../../api/cart';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';
import { useCustomer } from '../../store/useMarket';
import { Box, BoxTitle } from '../../ui/Box';
import { Link } from '../../ui/Link';
import { useIsHydrated } from '../../ui/useIsHydrated';

/** What waits for approval, by the reader or of the reader; nothing without any. */
export function Waiting() {
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  const { data } = useKnownCart(useCustomer());
  const counts = data?.requisitions;
  if (!counts || !isHydrated) return null;
  return (
    <Box aria-labelledby="waiting-title">
      <BoxTitle id="waiting-title">{t('approvals.title')}</BoxTitle>
      {counts.toDecide > 0 && (
        <p>
          <Link to={paths.approvals}>{t('approvals.count', { count: counts.toDecide })}</Link>
        </p>
      )}
      {counts.own > 0 && (
        <p>
          <Link to={paths.orders}>{t('approvals.waiting', { count: counts.own })}</Link>
        </p>
      )}
    </Box>
  );
}
