import type { DeskOrder } from '../../api/staffOrders';
import { ConfirmDialog } from '../../features/desk-frame/ConfirmDialog';
import { ShortcutsDialog } from '../../features/desk-frame/ShortcutsDialog';
import { useTranslate } from '../../i18n/useTranslate';

import { BackOrderPanel } from './BackOrderPanel';
import { CancelPanel } from './CancelPanel';
import { NoteSheet } from './NoteSheet';
import { ShipPanel } from './ShipPanel';
import { TextSheet } from './TextSheet';
import type { OrderActions } from './useOrderActions';

/** The action in progress. */
export type ActiveAction =
  | { action: 'ship' | 'backOrder' | 'cancel' | 'note' | 'hold' | 'takeBack' | 'keys' }
  | { action: 'void'; shipment_id: string };

const KEYS = [
  ['S', 'desk.key.ship'],
  ['O', 'desk.key.backOrder'],
  ['C', 'desk.key.cancel'],
  ['N', 'desk.key.note'],
  ['H', 'desk.key.hold'],
  ['B', 'desk.key.pick'],
  ['T', 'desk.key.takeBack'],
  ['P', 'desk.key.pickList.one'],
  ['K', 'desk.key.packingSlip'],
  ['Esc', 'desk.key.back'],
  ['?', 'desk.key.keys'],
] as const;

interface OpenActionProps {
  order: DeskOrder;
  opened: ActiveAction | null;
  actions: OrderActions;
  onShipped: () => void;
  onClose: () => void;
}

/**
 * Form of the action in progress, and the question whether to act on an order that another system
 * has taken over.
 */
export function OpenAction({ order, opened, actions, onShipped, onClose }: OpenActionProps) {
  const t = useTranslate();
  const panelProps = { order, actions, onClose };
  const { question } = actions;
  return (
    <>
      {opened?.action === 'ship' && <ShipPanel {...panelProps} onDone={onShipped} />}
      {opened?.action === 'backOrder' && <BackOrderPanel {...panelProps} />}
      {opened?.action === 'cancel' && <CancelPanel {...panelProps} />}
      {opened?.action === 'note' && <NoteSheet actions={actions} onClose={onClose} />}
      {opened?.action === 'hold' && (
        <TextSheet
          title={t('desk.hold.title')}
          label={t('desk.hold.words')}
          hint={t('desk.hold.hint')}
          submit={t('desk.hold')}
          actions={actions}
          onSend={actions.hold}
          onClose={onClose}
        />
      )}
      {opened?.action === 'takeBack' && (
        <ConfirmDialog
          title={t('desk.takeBack.title', { order: order.order_id })}
          effect={t('desk.takeBack.effect')}
          yes={t('desk.takeBack')}
          failure={actions.failure}
          isBusy={actions.isBusy}
          onYes={() => void actions.takeBack().then((isDone) => isDone && onClose())}
          onNo={onClose}
        />
      )}
      {opened?.action === 'void' && (
        <ConfirmDialog
          title={t('desk.void.title')}
          effect={t('desk.void.effect')}
          yes={t('desk.void')}
          failure={actions.failure}
          isBusy={actions.isBusy}
          onYes={() =>
            void actions.voidShipment(opened.shipment_id).then((isDone) => isDone && onClose())
          }
          onNo={onClose}
        />
      )}
      {opened?.action === 'keys' && <ShortcutsDialog keys={KEYS} onClose={onClose} />}
      {question && (
        <ConfirmDialog
          title={t('desk.elsewhere.title', { owner: order.acknowledged_by })}
          effect={t('desk.elsewhere.effect')}
          yes={t('desk.elsewhere.yes')}
          onYes={() => question.answer(true)}
          onNo={() => question.answer(false)}
        />
      )}
    </>
  );
}
