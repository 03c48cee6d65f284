import type { DeskProduct } from '../../api/staffProducts';
import type { DeskKeys } from '../../features/desk-frame/useDeskKeys';

/** The form or dialog that is open. */
export type OpenDialog = 'form' | 'price' | 'stock' | 'withdraw' | 'restore' | 'keys';

/** Returns the actions that are available now, by shortcut key. */
export function shortcutsOf(
  { withdrawn, offers }: DeskProduct,
  mayChange: boolean,
  open: (what: OpenDialog) => void,
): DeskKeys {
  const always = { '?': () => open('keys') };
  if (!mayChange) return always;
  return {
    ...always,
    e: () => open('form'),
    p: () => open('price'),
    s: offers.length > 0 ? () => open('stock') : undefined,
    w: () => open(withdrawn ? 'restore' : 'withdraw'),
  };
}
