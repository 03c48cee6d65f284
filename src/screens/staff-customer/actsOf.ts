import type { DeskCustomer } from '../../api/staffCustomers';
import type { Acts } from '../../features/desk-frame/DeskTools';

import type { Question } from './useCustomerActions';

/** What is open over the screen, or in it. */
export type Opened = Question | 'form' | 'keys';

/** What can be done now, by its letter. */
export function actsOf(
  { standing, order_hold }: DeskCustomer,
  mayChange: boolean,
  open: (what: Opened) => void,
): Acts {
  const keys = { '?': () => open('keys') };
  if (!mayChange) return keys;
  return {
    ...keys,
    e: () => open('form'),
    i: standing === 'active' ? () => open('invite') : undefined,
    h: () => open(order_hold ? 'letGo' : 'hold'),
    l: () => open(standing === 'active' ? 'lock' : 'unlock'),
  };
}
