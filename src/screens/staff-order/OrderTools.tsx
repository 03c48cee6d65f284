import type { DeskOrder } from '../../api/staffOrders';
import { DeskTools, type Acts } from '../../features/desk-frame/DeskTools';
import { useTranslate } from '../../i18n/useTranslate';

import { possibleActions } from './possibleActions';

interface OrderToolsProps {
  order: DeskOrder;
  acts: Acts;
  isBusy: boolean;
}

/** What can be done with the order now. */
export function OrderTools({ order, acts, isBusy }: OrderToolsProps) {
  const t = useTranslate();
  const may = possibleActions(order);
  return (
    <DeskTools
      label={t('order.actions')}
      tools={[
        ['s', 'desk.ship'],
        ['o', 'desk.backOrder'],
        ['c', 'desk.cancel'],
        ['n', 'desk.note'],
        ['h', may.letGo ? 'desk.letGo' : 'desk.hold'],
        ['b', may.putBack ? 'desk.putBack' : 'desk.begin'],
        ['t', 'desk.takeBack'],
        ['p', 'desk.pickList'],
        ['k', 'desk.packingSlip'],
        ['?', 'desk.keys'],
      ]}
      acts={acts}
      isBusy={isBusy}
    />
  );
}
