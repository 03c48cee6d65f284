import { inAction } from '../../services/actions/action';
import type { CustomerChange } from '../../services/customers/changeCustomer';
import { changeKnownCustomer } from '../../services/customers/changeKnownCustomer';

import type { CommandHandler } from './commandHandler';
import { deliver, UsageError, print } from './runOnDatabase';

/** The part of the command's help that covers customers. */
export const CUSTOMERS_HELP = `  npm run desk -- customers lock CODE                   ends the customer's sessions
  npm run desk -- customers unlock CODE
  npm run desk -- customers invite CODE                 mails the link for setting a password`;

const customerCommand =
  (change: Partial<CustomerChange>, outcome: string): CommandHandler =>
  async (parts, { first, by }) => {
    if (first.trim() === '') throw new UsageError('CODE is missing. See: npm run desk -- --help');
    const code = first.trim();
    await inAction(parts.db, by, (action) =>
      changeKnownCustomer(action, { customer_code: code, ...change }),
    );
    print(`${code} ${outcome}`);
    await deliver(parts);
  };

/** Customer commands by verb. */
export const CUSTOMERS: Record<string, CommandHandler> = {
  lock: customerCommand({ standing: 'locked' }, 'is locked.'),
  unlock: customerCommand({ standing: 'active' }, 'can sign in again.'),
  invite: customerCommand({ invite: true }, 'will get a sign-in link by e-mail.'),
};
