import { useKnownCart } from '../api/cart';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { useCustomer } from '../store/useMarket';
import { Icon } from '../ui/Icon';
import { useIsHydrated } from '../ui/useIsHydrated';

import { Count, HeaderLink } from './frame';

/** Leads to what waits for the reader's decision; absent without any. Beside the search, which alone makes room. */
export function ToApprove() {
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  const { data } = useKnownCart(useCustomer());
  const count = data?.requisitions?.toDecide ?? 0;
  if (!isHydrated || count === 0) return null;
  const label = t('approvals.count', { count });
  return (
    <HeaderLink to={paths.approvals} aria-label={label} title={label}>
      <Icon name="check" />
      <Count aria-hidden="true">{count}</Count>
    </HeaderLink>
  );
}
