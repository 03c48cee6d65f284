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

type Told = 'order_id' | 'version' | 'lang' | 'is_ours';
export type Shipped = Omit<Call<typeof shipOrder>['body'], Told>;
export type BackOrdered = Omit<Call<typeof backOrderLines>['body'], Told>;
export type Cancelled = Omit<Call<typeof cancelLines>['body'], Told>;
export type Noted = Omit<Call<typeof noteOnOrder>['body'], Told>;

const packsIn = (lines: readonly { quantity: number }[]) =>
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
  const about = { order: order.order_id };

  return {
    ...state,
    ship: (sent: Shipped) =>
      settle(
        (task) => shipOrder({ ...task, ...sent }),
        t('desk.ship.done', { ...about, count: packsIn(sent.lines) }),
      ),
    voidShipment: (shipment_id: string) =>
      settle((task) => voidShipment({ ...task, shipment_id }), t('desk.void.done')),
    backOrder: (sent: BackOrdered) =>
      settle(
        (task) => backOrder({ ...task, ...sent }),
        t('desk.backOrder.done', { ...about, count: packsIn(sent.lines) }),
      ),
    cancel: (sent: Cancelled) =>
      settle(
        (task) => cancelLines({ ...task, ...sent }),
        t('desk.cancel.done', { ...about, count: packsIn(sent.lines) }),
      ),
    takeBack: () => settle((task) => takeBack(task), t('desk.takeBack.done', about)),
    hold: (reason: string) =>
      settle((task) => holdOrder({ ...task, reason }), t('desk.hold.done', about)),
    letGo: () => settle((task) => liftHold(task), t('desk.letGo.done', about)),
    note: (sent: Noted) =>
      settle(({ order_id, lang }) => noteOnOrder({ order_id, lang, ...sent }), t('desk.note.done')),
    begin: () => settle(pick(true), t('desk.picking.begun', { count: 1 })),
    putBack: () => settle(pick(false), t('desk.picking.putBack', about)),
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
