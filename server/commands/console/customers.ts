import { inAction } from '../../services/action';
import type { CustomerChange } from '../../services/customers/changeCustomer';
import { changeDeskCustomer } from '../../services/customers/deskCustomer';

import { deliver, UsageError, print } from './runCommand';
import type { Work } from './webhooks';

/** The part of the command's help that covers customers. */
export const CUSTOMERS_HELP = `  npm run desk -- customers lock CODE                   ends the customer's sessions
  npm run desk -- customers unlock CODE
  npm run desk -- customers invite CODE                 mails the link for setting a password`;

const changing =
  (change: Partial<CustomerChange>, told: string): Work =>
  async (parts, { first, by }) => {
    if (first.trim() === '') throw new UsageError('CODE is missing. See: npm run desk -- --help');
    const code = first.trim();
    await inAction(parts.db, by, (action) =>
      changeDeskCustomer(action, { customer_code: code, ...change }),
    );
    print(`${code} ${told}`);
    await deliver(parts);
  };

/** Customer commands by verb. */
export const CUSTOMERS: Record<string, Work> = {
  lock: changing({ standing: 'locked' }, 'is locked.'),
  unlock: changing({ standing: 'active' }, 'can sign in again.'),
  invite: changing({ invite: true }, 'will get a sign-in link by e-mail.'),
};
