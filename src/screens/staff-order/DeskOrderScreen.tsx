import { useState } from 'react';
import { styled } from 'styled-components';

import type { DeskOrder } from '../../api/staffOrders';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useMayWork } from '../../features/desk-order/useMayWork';
import { usePapers } from '../../features/desk-order/usePapers';
import { FormMessage } from '../../ui/FormMessage';
import { from, space } from '../../ui/theme';

import { namedActs } from './acts';
import { Customer } from './Customer';
import { deedsOpen } from './deedsOpen';
import { DeskLines } from './DeskLines';
import { OpenDeed, type Opened } from './OpenDeed';
import { OrderHead } from './OrderHead';
import { OrderTools } from './OrderTools';
import { Shipments } from './Shipments';
import { Story } from './Story';
import { useDeeds } from './useDeeds';
import type { Ways } from './useWays';

const Below = styled.div`
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
  /** When it was read: a moment of this machine's clock, in milliseconds. */
  readAt: number;
  ways: Ways;
  /** Reads the order anew. */
  onRead: () => void;
}

/** The order, what can be done with it, and what has become of it so far. */
export function DeskOrderScreen({ order, readAt, ways, onRead }: DeskOrderScreenProps) {
  const mayWork = useMayWork();
  const deeds = useDeeds(order);
  const papers = usePapers();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { order_id } = order;
  const may = deedsOpen(order);

  const open = (deed: Opened | null) => {
    deeds.forget();
    setOpened(deed);
    // What had the focus is gone with the form.
    if (deed === null) document.getElementById('main')?.focus();
  };
  const acts = {
    s: mayWork && may.ship && (() => open({ deed: 'ship' })),
    o: mayWork && may.backOrder && (() => open({ deed: 'backOrder' })),
    c: mayWork && may.cancel && (() => open({ deed: 'cancel' })),
    n: mayWork && (() => open({ deed: 'note' })),
    h:
      mayWork &&
      (may.letGo ? () => void deeds.letGo() : may.hold && (() => open({ deed: 'hold' }))),
    b:
      mayWork &&
      (may.begin ? () => void deeds.begin() : may.putBack && (() => void deeds.putBack())),
    t: mayWork && may.takeBack && (() => open({ deed: 'takeBack' })),
    k: may.packingSlip && (() => void papers.packingSlip(order_id)),
    p: may.pickList && (() => void papers.pickList([order_id])),
    '?': () => open({ deed: 'keys' }),
  };
  const isFree = opened === null && !deeds.isBusy;
  useDeskKeys(isFree ? { ...namedActs(acts), Escape: ways.leave } : {});

  const isPanel = opened !== null && ['ship', 'backOrder', 'cancel'].includes(opened.deed);
  return (
    <>
      <OrderHead order={order} readAt={readAt} back={ways.back} onRead={onRead}>
        <OrderTools
          order={order}
          acts={namedActs(acts)}
          isBusy={deeds.isBusy || papers.isLoading}
        />
      </OrderHead>
      {opened === null && deeds.failure && <FormMessage>{deeds.failure}</FormMessage>}
      <OpenDeed
        order={order}
        opened={opened}
        deeds={deeds}
        onShipped={ways.goOn}
        onClose={() => open(null)}
      />
      {!isPanel && <DeskLines order={order} />}
      <Below>
        <Shipments
          order={order}
          onSlip={(shipment_id) => void papers.packingSlip(order_id, shipment_id)}
          {...(mayWork && { onVoid: (shipment_id) => open({ deed: 'void', shipment_id }) })}
        />
        <Story order={order} />
        <Customer order={order} />
      </Below>
    </>
  );
}
