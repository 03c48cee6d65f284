import type { DeskProduct } from '../../api/staffProducts';
import type { Acts } from '../../features/desk-frame/DeskTools';

/** What is open over the screen, or in it. */
export type Opened = 'form' | 'price' | 'stock' | 'withdraw' | 'restore' | 'keys';

/** What can be done now, by its letter. */
export function actsOf(
  { withdrawn, offers }: DeskProduct,
  mayChange: boolean,
  open: (what: Opened) => void,
): Acts {
  const keys = { '?': () => open('keys') };
  if (!mayChange) return keys;
  return {
    ...keys,
    e: () => open('form'),
    p: () => open('price'),
    s: offers.length > 0 ? () => open('stock') : undefined,
    w: () => open(withdrawn ? 'restore' : 'withdraw'),
  };
}
