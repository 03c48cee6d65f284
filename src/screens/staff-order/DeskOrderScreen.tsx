import { useState } from 'react';
import { styled } from 'styled-components';

import type { DeskOrder } from '../../api/staffOrders';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useDeskDownloads } from '../../features/desk-order/useDeskDownloads';
import { FormMessage } from '../../ui/FormMessage';
import { from, space } from '../../ui/theme';

import { Customer } from './Customer';
import { DeskLines } from './DeskLines';
import { OpenAction, type ActiveAction } from './OpenAction';
import { OrderHead } from './OrderHead';
import { OrderHistory } from './OrderHistory';
import { OrderTools } from './OrderTools';
import { possibleActions } from './possibleActions';
import { Shipments } from './Shipments';
import { useOrderActions } from './useOrderActions';
import type { QueueNavigation } from './useQueueNavigation';

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;
  margin-top: ${space(4)};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

interface DeskOrderScreenProps {
  order: DeskOrder;
  /** When the order was fetched, by this machine's clock, in milliseconds. */
  readAt: number;
  ways: QueueNavigation;
  /** Refetches the order. */
  onRead: () => void;
}

/** The order, the possible actions, and its history. */
export function DeskOrderScreen({ order, readAt, ways, onRead }: DeskOrderScreenProps) {
  const mayWork = useHasRole();
  const actions = useOrderActions(order);
  const papers = useDeskDownloads();
  const [opened, setOpened] = useState<ActiveAction | null>(null);
  const { order_id } = order;
  const allowed = possibleActions(order);

  const open = (action: ActiveAction | null) => {
    actions.forget();
    setOpened(action);
    // The control that had the focus is gone with the form.
    if (action === null) document.getElementById('main')?.focus();
  };
  const keys = {
    s: mayWork && allowed.ship && (() => open({ action: 'ship' })),
    o: mayWork && allowed.backOrder && (() => open({ action: 'backOrder' })),
    c: mayWork && allowed.cancel && (() => open({ action: 'cancel' })),
    n: mayWork && (() => open({ action: 'note' })),
    h:
      mayWork &&
      (allowed.letGo
        ? () => void actions.letGo()
        : allowed.hold && (() => open({ action: 'hold' }))),
    b:
      mayWork &&
      (allowed.begin
        ? () => void actions.begin()
        : allowed.putBack && (() => void actions.putBack())),
    t: mayWork && allowed.takeBack && (() => open({ action: 'takeBack' })),
    k: allowed.packingSlip && (() => void papers.packingSlip(order_id)),
    p: allowed.pickList && (() => void papers.pickList([order_id])),
    '?': () => open({ action: 'keys' }),
  };
  const canUseShortcuts = opened === null && !actions.isBusy;
  useDeskKeys(canUseShortcuts ? { ...keys, Escape: ways.leave } : {});

  const isPanel = opened !== null && ['ship', 'backOrder', 'cancel'].includes(opened.action);
  return (
    <>
      <OrderHead order={order} readAt={readAt} back={ways.back} onRead={onRead}>
        <OrderTools order={order} keys={keys} isBusy={actions.isBusy || papers.isLoading} />
      </OrderHead>
      {opened === null && actions.failure && <FormMessage>{actions.failure}</FormMessage>}
      <OpenAction
        order={order}
        opened={opened}
        actions={actions}
        onShipped={ways.goToNext}
        onClose={() => open(null)}
      />
      {!isPanel && <DeskLines order={order} />}
      <Details>
        <Shipments
          order={order}
          onSlip={(shipment_id) => void papers.packingSlip(order_id, shipment_id)}
          {...(mayWork && { onVoid: (shipment_id) => open({ action: 'void', shipment_id }) })}
        />
        <OrderHistory order={order} />
        <Customer order={order} />
      </Details>
    </>
  );
}
