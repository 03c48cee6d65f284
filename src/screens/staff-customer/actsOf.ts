import type { DeskCustomer } from '../../api/staffCustomers';

import type { Question } from './useCustomerDeeds';

/** What is open over the screen, or in it. */
export type Opened = Question | 'form' | 'keys';

export type CustomerActs = Readonly<Record<string, (() => void) | undefined>>;

/** What can be done now, by its letter. */
export function actsOf(
  { standing, order_hold }: DeskCustomer,
  mayChange: boolean,
  open: (what: Opened) => void,
): CustomerActs {
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
