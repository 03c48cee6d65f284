import { useState, type ReactNode } from 'react';

import { MAX_NOTE_LENGTH } from '#domain/fulfilment';

import { useHoldOrderMutation, useNoteOnOrderMutation } from '../../api/staffOrders';
import { ActionSheet } from '../../features/desk-frame/ActionSheet';
import type { Action, Request } from '../../features/desk-frame/useAction';
import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';
import { TextArea } from '../../ui/TextArea';

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

interface TextSheetProps {
  title: string;
  label: string;
  hint: string;
  submit: string;
  action: Action;
  send: (text: string) => Request;
  done: string;
  onClose: () => void;
  children?: ReactNode;
}

/** A short text for the order's history, or for the customer. */
function TextSheet({ label, hint, send, children, ...sheet }: TextSheetProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);

  const sendText = () => {
    setIsEmpty(text.trim() === '');
    return text.trim() === '' ? undefined : send(text.trim());
  };

  return (
    <ActionSheet {...sheet} send={sendText}>
      <TextArea
        label={label}
        hint={hint}
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        error={isEmpty ? t('staff.words.required') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setIsEmpty(false);
        }}
      />
      {children}
    </ActionSheet>
  );
}
