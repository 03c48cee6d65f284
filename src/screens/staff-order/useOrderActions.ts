import type { Call } from '#contract/route';
import type {
  backOrderLines,
  cancelLines,
  noteOnOrder,
  shipOrder,
} from '#contract/staffOrderActions';

import {
  useBackOrderLinesMutation,
  useCancelLinesMutation,
  useHoldOrderMutation,
  useLiftHoldMutation,
  useNoteOnOrderMutation,
  usePickOrdersMutation,
  useShipOrderMutation,
  useTakeBackForCustomerMutation,
  useVoidShipmentMutation,
  type DeskOrder,
} from '../../api/staffOrders';
import { useTranslate } from '../../i18n/useTranslate';

import { useRunAction, type Send } from './useRunAction';

type SharedField = 'order_id' | 'version' | 'lang' | 'is_ours';
export type ShipmentInput = Omit<Call<typeof shipOrder>['body'], SharedField>;
export type BackOrderInput = Omit<Call<typeof backOrderLines>['body'], SharedField>;
export type CancellationInput = Omit<Call<typeof cancelLines>['body'], SharedField>;
export type NoteInput = Omit<Call<typeof noteOnOrder>['body'], SharedField>;

const totalPacks = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

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
  const [liftHold] = useLiftHoldMutation();
  const [noteOnOrder] = useNoteOnOrderMutation();
  const pick = usePick();
  const messageValues = { order: order.order_id };

  return {
    ...state,
    ship: (sent: ShipmentInput) =>
      settle(
        (task) => shipOrder({ ...task, ...sent }),
        t('desk.ship.done', { ...messageValues, count: totalPacks(sent.lines) }),
      ),
    voidShipment: (shipment_id: string) =>
      settle((task) => voidShipment({ ...task, shipment_id }), t('desk.void.done')),
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
      settle((task) => holdOrder({ ...task, reason }), t('desk.hold.done', messageValues)),
    letGo: () => settle((task) => liftHold(task), t('desk.letGo.done', messageValues)),
    note: (sent: NoteInput) =>
      settle(({ order_id, lang }) => noteOnOrder({ order_id, lang, ...sent }), t('desk.note.done')),
    begin: () => settle(pick(true), t('desk.picking.begun', { count: 1 })),
    putBack: () => settle(pick(false), t('desk.picking.putBack', messageValues)),
  };
}

/**
 * Wraps the picking call, which takes many orders and reports an error message for each, for one
 * order.
 */
function usePick() {
  const [pickOrders] = usePickOrdersMutation();
  return (is_begun: boolean): Send =>
    async ({ lang, ...task }) => {
      const { data, error } = await pickOrders({ orders: [task], is_begun, lang });
      const message = data?.orders[0]?.message;
      if (message === undefined) return { error };
      return { error: { status: 409, data: { status: false, message } } };
    };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
