import { useState, type ReactNode } from 'react';

import { MAX_NOTE_LENGTH } from '#domain/fulfilment';

import { useTranslate } from '../../i18n/useTranslate';
import { Sheet } from '../../ui/Sheet';
import { TextArea } from '../../ui/TextArea';

import { ActionForm } from './ActionForm';
import type { OrderActions } from './useOrderActions';

interface TextSheetProps {
  title: string;
  label: string;
  hint: string;
  submit: string;
  actions: OrderActions;
  /** Resolves to true on success. */
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
}

/** A short text for the order's history, or for the customer. */
export function TextSheet(props: TextSheetProps) {
  const { title, label, hint, submit, actions, onSend, onClose, children } = props;
  const t = useTranslate();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);

  const send = async () => {
    setIsEmpty(text.trim() === '');
    if (text.trim() !== '' && (await onSend(text.trim()))) onClose();
  };

  return (
    <Sheet kind="middle" title={title} startAt="textarea" onClose={onClose}>
      <ActionForm
        submit={submit}
        failure={actions.failure}
        isBusy={actions.isBusy}
        startAt="textarea"
        onSubmit={() => void send()}
        onClose={onClose}
      >
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
      </ActionForm>
    </Sheet>
  );
}
