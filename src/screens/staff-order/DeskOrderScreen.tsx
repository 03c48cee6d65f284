import { styled } from 'styled-components';

import type { DeskOrder } from '../../api/staffOrders';
import { RecordParts } from '../../features/desk-frame/RecordParts';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useOpened } from '../../features/desk-frame/useOpened';
import { useDeskDownloads } from '../../features/desk-order/useDeskDownloads';
import { FormMessage } from '../../ui/FormMessage';
import { space } from '../../ui/theme';

import { Customer } from './Customer';
import { DeskLines } from './DeskLines';
import { OpenAction, type ActiveAction } from './OpenAction';
import { OrderHead } from './OrderHead';
import { OrderHistory } from './OrderHistory';
import { OrderTools } from './OrderTools';
import { Shipments } from './Shipments';
import { shortcutsOf } from './shortcutsOf';
import { useOrderActions } from './useOrderActions';
import type { QueueNavigation } from './useQueueNavigation';

const Details = styled(RecordParts)`
  margin-top: ${space(4)};
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
  const { opened, open } = useOpened<ActiveAction>(actions.forget);
  const { order_id } = order;

  const keys = shortcutsOf(order, { mayWork, actions, papers, open });
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
