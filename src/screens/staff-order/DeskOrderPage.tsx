import { useLocation, useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';

import { useShowDeskOrderQuery, type DeskOrder } from '../../api/staffOrders';
import { RecordParts } from '../../features/desk-frame/Aside';
import { RecordPage, useWayBack, type WayBack } from '../../features/desk-frame/RecordPage';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import { useOpened } from '../../features/desk-frame/useOpened';
import type { FromQueue } from '../../features/desk-order/navigationState';
import { useDeskDownloads } from '../../features/desk-order/useDeskDownloads';
import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { FormMessage } from '../../ui/FormMessage';
import { space } from '../../ui/theme';

import { DeskLines } from './DeskLines';
import { OpenAction, type ActiveAction } from './OpenAction';
import { OrderHead } from './OrderHead';
import { Customer, OrderHistory } from './OrderParts';
import { OrderTools } from './OrderTools';
import { Shipments } from './Shipments';
import { useOrderAction } from './useOrderAction';

/** One order, with all details and all possible actions. */
export function DeskOrderPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { order_id: id = '' } = useParams();
  const { language: lang } = useI18n();
  const { state } = useLocation() as { state: FromQueue | null };
  const query = useShowDeskOrderQuery({ order_id: id, lang });
  const back = useWayBack(staffPaths.orders, id, t('order.back'));
  const next = state?.ids[state.ids.indexOf(id) + 1];
  return (
    <RecordPage
      query={query}
      isNamed={({ order_id }) => order_id === id}
      title={t('order.title', { order: id })}
      back={back}
    >
      {(order) => (
        <DeskOrderScreen
          key={id}
          order={order}
          readAt={query.fulfilledTimeStamp ?? 0}
          back={back}
          onShipped={() => (next ? void navigate(staffPaths.order(next), { state }) : back.leave())}
          onRead={() => void query.refetch()}
        />
      )}
    </RecordPage>
  );
}

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
function DeskOrderScreen({ order, readAt, back, onShipped, onRead }: DeskOrderScreenProps) {
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
