import { useCancelForCustomerMutation, useVoidShipmentMutation } from '../../api/staffOrders';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import { ConfirmDialog } from '../../features/desk-frame/ConfirmDialog';
import { useTranslate } from '../../i18n/useTranslate';

import { BackOrderPanel } from './BackOrderPanel';
import { CancelPanel } from './CancelPanel';
import { HoldSheet, NoteSheet } from './NoteSheets';
import { ShipPanel } from './ShipPanel';
import type { OrderFormProps } from './useOrderAction';

/** The action in progress. */
export type ActiveAction =
  | { action: 'ship' | 'backOrder' | 'cancel' | 'note' | 'hold' | 'cancelOrder' }
  | { action: 'void'; shipment_id: string };

interface OpenActionProps extends OrderFormProps {
  opened: ActiveAction | null;
  onShipped: () => void;
}

/**
 * Form of the action in progress, and the question whether to act on an order that another system
 * has taken over.
 */
export function OpenAction({ opened, onShipped, ...form }: OpenActionProps) {
  const t = useTranslate();
  const [cancelOrder] = useCancelForCustomerMutation();
  const [voidShipment] = useVoidShipmentMutation();
  const { order, work, onClose } = form;
  const { action, send, question } = work;
  const values = { order: order.order_id };
  return (
    <>
      {opened?.action === 'ship' && <ShipPanel {...form} onDone={onShipped} />}
      {opened?.action === 'backOrder' && <BackOrderPanel {...form} />}
      {opened?.action === 'cancel' && <CancelPanel {...form} />}
      {opened?.action === 'note' && <NoteSheet {...form} />}
      {opened?.action === 'hold' && <HoldSheet {...form} />}
      {opened?.action === 'cancelOrder' && (
        <ActionSheet
          title={t('desk.cancelOrder.title', values)}
          submit={t('desk.cancelOrder')}
          action={action}
          send={() => send(cancelOrder)}
          done={t('desk.cancelOrder.done', values)}
          onClose={onClose}
        >
          <p>{t('desk.cancelOrder.effect')}</p>
        </ActionSheet>
      )}
      {opened?.action === 'void' && (
        <ActionSheet
          title={t('desk.void.title')}
          submit={t('desk.void')}
          action={action}
          send={() => {
            const params = { shipment_id: opened.shipment_id };
            return send((task) => voidShipment({ ...task, params }));
          }}
          done={t('desk.void.done')}
          onClose={onClose}
        >
          <p>{t('desk.void.effect')}</p>
        </ActionSheet>
      )}
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
