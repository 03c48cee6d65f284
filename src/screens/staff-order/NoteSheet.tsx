import { useState } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';

import { TextSheet } from './TextSheet';
import type { OrderActions } from './useOrderActions';

interface NoteSheetProps {
  actions: OrderActions;
  onClose: () => void;
}

/** A note for the staff only, unless it is to be sent to the customer too. */
export function NoteSheet({ actions, onClose }: NoteSheetProps) {
  const t = useTranslate();
  const [isForCustomer, setIsForCustomer] = useState(false);
  return (
    <TextSheet
      title={t('desk.note.title')}
      label={t('desk.note.words')}
      hint={t(isForCustomer ? 'desk.note.hint.customer' : 'desk.note.hint')}
      submit={t('desk.note.send')}
      actions={actions}
      onSend={(text) => actions.note({ text, to_customer: isForCustomer })}
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
