import { CANCELLABLE_STAGES, SHIPPABLE_STAGES, type OrderState } from '#domain/fulfilment';

import {
  usePickOrderMutation,
  useReleaseOrderMutation,
  type DeskOrder,
} from '../../api/staffOrders';
import { DeskTools } from '../../features/desk-frame/DeskTools';
import { useHasRole } from '../../features/desk-frame/useHasRole';
import type { DeskDownloads } from '../../features/desk-order/useDeskDownloads';
import { useTranslate } from '../../i18n/useTranslate';

import type { ActiveAction } from './OpenAction';
import type { OrderAction } from './useOrderAction';

/** Stages without a packing slip: nothing is packed yet, or ever by us. */
const WITHOUT_SLIP: readonly OrderState[] = ['received', 'cancelled', 'processed'];

const HOLDABLE: readonly OrderState[] = ['received', 'released', 'picking'];

interface OrderToolsProps {
  order: DeskOrder;
  work: OrderAction;
  papers: DeskDownloads;
  /** Whether a form or dialog is open. */
  isPaused: boolean;
  onOpen: (action: ActiveAction) => void;
  onLeave: () => void;
}

/** The actions that the state of an order allows; the server has the final say. */
export function OrderTools({ order, work, papers, onOpen, ...rest }: OrderToolsProps) {
  const t = useTranslate();
  const mayWork = useHasRole();
  const [releaseOrder] = useReleaseOrderMutation();
  const [pickOrder] = usePickOrderMutation();
  const { order_id, stage, hold, open, acknowledged_by } = order;
  const values = { order: order_id };
  const isShippable = SHIPPABLE_STAGES.includes(stage) && open > 0;
  const isCancellable = CANCELLABLE_STAGES.includes(stage) && open > 0;
  const isYoung = order.cancellable_seconds !== undefined;
  const hasSlip = !WITHOUT_SLIP.includes(stage);
  const isHoldable = HOLDABLE.includes(stage) && hold === null && acknowledged_by === '';

  const tool = (isPossible: boolean, opened: Exclude<ActiveAction['action'], 'void'>) =>
    mayWork && isPossible && (() => onOpen({ action: opened }));
  const pickList = () => void papers.pickList([order_id]);
  const slip = () => void papers.packingSlip(order_id);
  const { action, send } = work;
  const release = () =>
    void action.run(
      send((task) => releaseOrder(task)),
      t('desk.release.done', values),
    );
  const pick = (begun: boolean, done: string) =>
    action.run(
      send((task) => pickOrder({ ...task, body: { begun } })),
      done,
    );
  const begin = () => void pick(true, t('desk.picking.begun', { count: 1 }));
  const putBack = () => void pick(false, t('desk.picking.putBack', values));
  return (
    <DeskTools
      label={t('order.actions')}
      tools={[
        ['s', 'desk.ship', tool(isShippable, 'ship'), 'desk.key.ship'],
        ['o', 'desk.backOrder', tool(isShippable, 'backOrder'), 'desk.key.backOrder'],
        ['c', 'desk.cancel', tool(isCancellable, 'cancel'), 'desk.key.cancel'],
        ['n', 'desk.note', tool(true, 'note'), 'desk.key.note'],
        hold === null
          ? ['h', 'desk.hold', tool(isHoldable, 'hold'), 'desk.key.hold']
          : ['h', 'desk.release', mayWork && release, 'desk.key.hold'],
        stage === 'picking'
          ? ['b', 'desk.putBack', mayWork && putBack, 'desk.key.pick']
          : ['b', 'desk.begin', mayWork && stage === 'released' && begin, 'desk.key.pick'],
        ['t', 'desk.cancelOrder', tool(isYoung, 'cancelOrder'), 'desk.key.cancelOrder'],
        ['p', 'desk.pickList', isShippable && pickList, 'desk.key.pickList.one'],
        ['k', 'desk.packingSlip', hasSlip && slip, 'desk.key.packingSlip'],
      ]}
      isBusy={action.isBusy || papers.isLoading}
      leave="desk.key.back"
      {...rest}
    />
  );
}
