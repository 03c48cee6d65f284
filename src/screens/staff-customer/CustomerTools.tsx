import type { DeskCustomer } from '../../api/staffCustomers';
import { DeskTools, type Acts } from '../../features/desk-frame/DeskTools';
import { useTranslate } from '../../i18n/useTranslate';

interface CustomerToolsProps {
  customer: DeskCustomer;
  acts: Acts;
  isBusy: boolean;
}

/** What can be done with the customer. */
export function CustomerTools({ customer, acts, isBusy }: CustomerToolsProps) {
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
      acts={acts}
      isBusy={isBusy}
    />
  );
}
