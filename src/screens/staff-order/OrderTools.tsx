import type { DeskOrder } from '../../api/staffOrders';
import { DeskTools } from '../../features/desk-frame/DeskTools';
import type { DeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useTranslate } from '../../i18n/useTranslate';

import { possibleActions } from './possibleActions';

interface OrderToolsProps {
  order: DeskOrder;
  keys: DeskKeys;
  isBusy: boolean;
}

/** Actions that are available for the order now. */
export function OrderTools({ order, keys, isBusy }: OrderToolsProps) {
  const t = useTranslate();
  const allowed = possibleActions(order);
  return (
    <DeskTools
      label={t('order.actions')}
      tools={[
        ['s', 'desk.ship'],
        ['o', 'desk.backOrder'],
        ['c', 'desk.cancel'],
        ['n', 'desk.note'],
        ['h', allowed.letGo ? 'desk.letGo' : 'desk.hold'],
        ['b', allowed.putBack ? 'desk.putBack' : 'desk.begin'],
        ['t', 'desk.takeBack'],
        ['p', 'desk.pickList'],
        ['k', 'desk.packingSlip'],
        ['?', 'desk.keys'],
      ]}
      keys={keys}
      isBusy={isBusy}
    />
  );
}
