import type { DeskOrder } from '../../api/staffOrders';
import type { DeskKeys } from '../../features/desk-frame/useDeskKeys';
import type { DeskDownloads } from '../../features/desk-order/useDeskDownloads';

import type { ActiveAction } from './OpenAction';
import { possibleActions } from './possibleActions';
import type { OrderActions } from './useOrderActions';

interface ShortcutParts {
  mayWork: boolean;
  actions: OrderActions;
  papers: DeskDownloads;
  open: (action: ActiveAction) => void;
}

/** Returns the actions that are available now, by shortcut key. */
export function shortcutsOf(
  order: DeskOrder,
  { mayWork, actions, papers, open }: ShortcutParts,
): DeskKeys {
  const { order_id } = order;
  const allowed = possibleActions(order);
  const always = {
    k: allowed.packingSlip && (() => void papers.packingSlip(order_id)),
    p: allowed.pickList && (() => void papers.pickList([order_id])),
    '?': () => open({ action: 'keys' }),
  };
  if (!mayWork) return always;
  return {
    ...always,
    s: allowed.ship && (() => open({ action: 'ship' })),
    o: allowed.backOrder && (() => open({ action: 'backOrder' })),
    c: allowed.cancel && (() => open({ action: 'cancel' })),
    n: () => open({ action: 'note' }),
    h: allowed.letGo
      ? () => void actions.letGo()
      : allowed.hold && (() => open({ action: 'hold' })),
    b: allowed.begin
      ? () => void actions.begin()
      : allowed.putBack && (() => void actions.putBack()),
    t: allowed.takeBack && (() => open({ action: 'takeBack' })),
  };
}
