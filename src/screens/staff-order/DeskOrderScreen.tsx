import { styled } from 'styled-components';

import type { DeskOrder } from '../../api/staffOrders';
import { RecordParts } from '../../features/desk-frame/RecordParts';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useOpened } from '../../features/desk-frame/useOpened';
import type { WayBack } from '../../features/desk-frame/useWayBack';
import { useDeskDownloads } from '../../features/desk-order/useDeskDownloads';
import { FormMessage } from '../../ui/FormMessage';
import { space } from '../../ui/theme';

import { DeskLines } from './DeskLines';
import { OpenAction, type ActiveAction } from './OpenAction';
import { OrderHead } from './OrderHead';
import { Customer, OrderHistory } from './OrderParts';
import { OrderTools } from './OrderTools';
import { Shipments } from './Shipments';
import { useOrderAction } from './useOrderAction';

const Details = styled(RecordParts)`
  margin-top: ${space(4)};
`;

interface DeskOrderScreenProps {
  order: DeskOrder;
  /** When the order was fetched, by this machine's clock, in milliseconds. */
  readAt: number;
  back: WayBack;
  /** Navigates to the next order of the queue. */
  onShipped: () => void;
  /** Refetches the order. */
  onRead: () => void;
}

/** The order, the possible actions, and its history. */
export function DeskOrderScreen({ order, readAt, back, onShipped, onRead }: DeskOrderScreenProps) {
  const mayWork = useHasRole();
  const work = useOrderAction(order);
  const papers = useDeskDownloads();
  const { action } = work;
  const { opened, open } = useOpened<ActiveAction>(action.forget);
  const isPanel = opened !== null && ['ship', 'backOrder', 'cancel'].includes(opened.action);
  return (
    <>
      <OrderHead order={order} readAt={readAt} back={back} onRead={onRead}>
        <OrderTools
          order={order}
          work={work}
          papers={papers}
          isPaused={opened !== null}
          onOpen={open}
          onLeave={back.leave}
        />
      </OrderHead>
      {opened === null && action.failure && <FormMessage>{action.failure}</FormMessage>}
      <OpenAction
        order={order}
        work={work}
        opened={opened}
        onShipped={onShipped}
        onClose={() => open(null)}
      />
      {!isPanel && <DeskLines order={order} />}
      <Details>
        <Shipments
          order={order}
          onSlip={(shipment_id) => void papers.packingSlip(order.order_id, shipment_id)}
          {...(mayWork && { onVoid: (shipment_id) => open({ action: 'void', shipment_id }) })}
        />
        <OrderHistory order={order} />
        <Customer order={order} />
      </Details>
    </>
  );
}
