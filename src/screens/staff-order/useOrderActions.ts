import type { Call } from '#contract/route';
import type { backOrderLines, cancelLines, shipOrder } from '#contract/staffOrderActions';
import type { noteOnOrder } from '#contract/v1/orderActions';

import {
  useBackOrderLinesMutation,
  useCancelLinesMutation,
  useHoldOrderMutation,
  useNoteOnOrderMutation,
  usePickOrderMutation,
  useReleaseOrderMutation,
  useShipOrderMutation,
  useTakeBackForCustomerMutation,
  useVoidShipmentMutation,
  type DeskOrder,
} from '../../api/staffOrders';
import { useTranslate } from '../../i18n/useTranslate';

import { useRunAction, type Task } from './useRunAction';

type SharedField = 'order_id' | 'version' | 'lang' | 'is_ours';
export type ShipmentInput = Omit<Call<typeof shipOrder>['body'], SharedField>;
export type BackOrderInput = Omit<Call<typeof backOrderLines>['body'], SharedField>;
export type CancellationInput = Omit<Call<typeof cancelLines>['body'], SharedField>;
export type NoteInput = Call<typeof noteOnOrder>['body'];

const totalPacks = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** How a call of `/api/v1` carries what a task says of the order. */
const versionOf = ({ version, is_ours }: Task) => ({
  ifMatch: version,
  query: { is_ours },
});

/** Actions on one order; each resolves to true on success. */
export function useOrderActions(order: DeskOrder) {
  const t = useTranslate();
  const { settle, ...state } = useRunAction(order);
  const [shipOrder] = useShipOrderMutation();
  const [voidShipment] = useVoidShipmentMutation();
  const [backOrder] = useBackOrderLinesMutation();
  const [cancelLines] = useCancelLinesMutation();
  const [takeBack] = useTakeBackForCustomerMutation();
  const [holdOrder] = useHoldOrderMutation();
  const [releaseOrder] = useReleaseOrderMutation();
  const [noteOnOrder] = useNoteOnOrderMutation();
  const [pickOrder] = usePickOrderMutation();
  const messageValues = { order: order.order_id };
  const params = { order_id: order.order_id };
  const pick = (begun: boolean) => (task: Task) =>
    pickOrder({ ...versionOf(task), params, body: { begun } });

  return {
    ...state,
    ship: (sent: ShipmentInput) =>
      settle(
        (task) => shipOrder({ ...task, ...sent }),
        t('desk.ship.done', { ...messageValues, count: totalPacks(sent.lines) }),
      ),
    voidShipment: (shipment_id: string) =>
      settle(
        (task) => voidShipment({ ...versionOf(task), params: { shipment_id } }),
        t('desk.void.done'),
      ),
    /** `count` packs are on back-order then, of all lines. */
    backOrder: (sent: BackOrderInput, count: number) =>
      settle(
        (task) => backOrder({ ...task, ...sent }),
        t('desk.backOrder.done', { ...messageValues, count }),
      ),
    cancel: (sent: CancellationInput) =>
      settle(
        (task) => cancelLines({ ...task, ...sent }),
        t('desk.cancel.done', { ...messageValues, count: totalPacks(sent.lines) }),
      ),
    takeBack: () => settle((task) => takeBack(task), t('desk.takeBack.done', messageValues)),
    hold: (reason: string) =>
      settle(
        (task) => holdOrder({ ...versionOf(task), params, body: { reason } }),
        t('desk.hold.done', messageValues),
      ),
    letGo: () =>
      settle(
        (task) => releaseOrder({ ...versionOf(task), params }),
        t('desk.letGo.done', messageValues),
      ),
    note: (sent: NoteInput) =>
      settle(() => noteOnOrder({ params, body: sent }), t('desk.note.done')),
    begin: () => settle(pick(true), t('desk.picking.begun', { count: 1 })),
    putBack: () => settle(pick(false), t('desk.picking.putBack', messageValues)),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
