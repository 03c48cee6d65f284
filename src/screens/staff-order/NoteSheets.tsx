import { useState } from 'react';

import { useHoldOrderMutation, useNoteOnOrderMutation } from '../../api/staffOrders';
import { TextSheet } from '../../features/desk-frame/TextSheet';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';

import type { OrderFormProps } from './useOrderAction';

/** A note for the staff only, unless it is to be sent to the customer too. */
export function NoteSheet({
  order: { order_id },
  work: { action, send },
  onClose,
}: OrderFormProps) {
  const t = useTranslate();
  const [noteOnOrder] = useNoteOnOrderMutation();
  const [isForCustomer, setIsForCustomer] = useState(false);
  return (
    <TextSheet
      title={t('desk.note.title')}
      label={t('desk.note.words')}
      hint={t(isForCustomer ? 'desk.note.hint.customer' : 'desk.note.hint')}
      submit={t('desk.note.send')}
      action={action}
      send={(text) =>
        send(() =>
          noteOnOrder({ params: { order_id }, body: { text, to_customer: isForCustomer } }),
        )
      }
      done={t('desk.note.done')}
      onClose={onClose}
    >
      <CheckRow
        label={t('desk.note.toCustomer')}
        checked={isForCustomer}
        onChange={(event) => setIsForCustomer(event.target.checked)}
      />
    </TextSheet>
  );
}

/** Why an order is held. */
export function HoldSheet({ order, work: { action, send }, onClose }: OrderFormProps) {
  const t = useTranslate();
  const [holdOrder] = useHoldOrderMutation();
  return (
    <TextSheet
      title={t('desk.hold.title')}
      label={t('desk.hold.words')}
      hint={t('desk.hold.hint')}
      submit={t('desk.hold')}
      action={action}
      send={(reason) => send((task) => holdOrder({ ...task, body: { reason } }))}
      done={t('desk.hold.done', { order: order.order_id })}
      onClose={onClose}
    />
  );
}
