import type { DeskCustomer } from '../../api/staffCustomers';
import type { DeskKeys } from '../../features/desk-frame/useDeskKeys';

import type { ConfirmedAction } from './useCustomerActions';

/** The form or dialog that is open. */
export type OpenDialog = ConfirmedAction | 'form' | 'keys';

/** Returns the actions that are available now, by shortcut key. */
export function shortcutsOf(
  { standing, order_hold }: DeskCustomer,
  mayChange: boolean,
  open: (what: OpenDialog) => void,
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
