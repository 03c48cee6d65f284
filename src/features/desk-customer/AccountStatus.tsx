import type { ListedCustomer } from '../../api/staffCustomers';
import { useTranslate } from '../../i18n/useTranslate';
import { StatusLabel } from '../../ui/StatusLabel';

type AccountStatusProps = Pick<ListedCustomer, 'standing' | 'order_hold'>;

/**
 * Whether a customer can sign in and whether new orders wait for staff; shows "active" if both are
 * normal.
 */
export function AccountStatus({ standing, order_hold }: AccountStatusProps) {
  const t = useTranslate();
  return (
    <>
      {standing === 'active' && !order_hold && (
        <StatusLabel tone="good">{t('customers.view.active')}</StatusLabel>
      )}
      {standing === 'locked' && <StatusLabel tone="off">{t('customers.view.locked')}</StatusLabel>}{' '}
      {standing === 'under review' && (
        <StatusLabel tone="new">{t('staff.status.under review')}</StatusLabel>
      )}
      {order_hold && <StatusLabel tone="open">{t('customers.view.held')}</StatusLabel>}
    </>
  );
}
