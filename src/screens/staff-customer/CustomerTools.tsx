import type { DeskCustomer } from '../../api/staffCustomers';
import { KeyedButton } from '../../features/desk-keys/KeyedButton';
import { ToolStrip } from '../../features/desk-keys/ToolStrip';
import { useTranslate } from '../../i18n/useTranslate';

import type { CustomerActs } from './actsOf';

interface CustomerToolsProps {
  customer: DeskCustomer;
  acts: CustomerActs;
  isBusy: boolean;
}

/** What can be done with the customer, each with its letter. */
export function CustomerTools({ customer, acts, isBusy }: CustomerToolsProps) {
  const t = useTranslate();
  const { standing, order_hold } = customer;
  const tools = [
    ['e', 'customers.change'],
    ['i', 'customers.invite'],
    ['h', order_hold ? 'customers.letGo' : 'customers.hold'],
    ['l', standing === 'active' ? 'customers.lock' : 'customers.unlock'],
    ['?', 'desk.keys'],
  ] as const;
  return (
    <ToolStrip className="no-print" role="group" aria-label={t('customers.actions')}>
      {tools.map(([letter, words]) => {
        const act = acts[letter];
        return (
          act && (
            <KeyedButton
              key={letter}
              letter={letter}
              isPrimary={letter === 'e'}
              disabled={isBusy}
              onClick={act}
            >
              {t(words)}
            </KeyedButton>
          )
        );
      })}
    </ToolStrip>
  );
}
