import type { DeskCustomer } from '../../api/staffCustomers';
import { DeskTools } from '../../features/desk-frame/DeskTools';
import type { DeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useTranslate } from '../../i18n/useTranslate';

interface CustomerToolsProps {
  customer: DeskCustomer;
  keys: DeskKeys;
  isBusy: boolean;
}

/** Actions on the customer. */
export function CustomerTools({ customer, keys, isBusy }: CustomerToolsProps) {
  const t = useTranslate();
  const { standing, order_hold } = customer;
  return (
    <DeskTools
      label={t('customers.actions')}
      tools={[
        ['e', 'customers.change'],
        ['i', 'customers.invite'],
        ['h', order_hold ? 'customers.letGo' : 'customers.hold'],
        ['l', standing === 'active' ? 'customers.lock' : 'customers.unlock'],
        ['?', 'desk.keys'],
      ]}
      keys={keys}
      isBusy={isBusy}
    />
  );
}
