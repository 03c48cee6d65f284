import type { DeskProduct } from '../../api/staffProducts';
import type { DeskKeys } from '../../features/desk-frame/useDeskKeys';

/** What is open over the screen, or in it. */
export type Opened = 'form' | 'price' | 'stock' | 'withdraw' | 'restore' | 'keys';

/** What can be done now, by its letter. */
export function keysOf(
  { withdrawn, offers }: DeskProduct,
  mayChange: boolean,
  open: (what: Opened) => void,
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
