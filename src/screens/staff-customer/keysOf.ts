import type { DeskCustomer } from '../../api/staffCustomers';
import type { DeskKeys } from '../../features/desk-frame/useDeskKeys';

import type { Question } from './useCustomerActions';

/** What is open over the screen, or in it. */
export type Opened = Question | 'form' | 'keys';

/** What can be done now, by its letter. */
export function keysOf(
  { standing, order_hold }: DeskCustomer,
  mayChange: boolean,
  open: (what: Opened) => void,
): DeskKeys {
  const always = { '?': () => open('keys') };
  if (!mayChange) return always;
  return {
    ...always,
    e: () => open('form'),
    i: standing === 'active' ? () => open('invite') : undefined,
    h: () => open(order_hold ? 'letGo' : 'hold'),
    l: () => open(standing === 'active' ? 'lock' : 'unlock'),
  };
}
