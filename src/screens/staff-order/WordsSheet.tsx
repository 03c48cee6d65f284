import { useState, type ReactNode } from 'react';

import { LONGEST_NOTE } from '#domain/fulfilment';

import { useTranslate } from '../../i18n/useTranslate';
import { Sheet } from '../../ui/Sheet';
import { TextArea } from '../../ui/TextArea';

import { ActionForm } from './ActionForm';
import type { OrderActions } from './useOrderActions';

interface WordsSheetProps {
  title: string;
  label: string;
  hint: string;
  submit: string;
  actions: OrderActions;
  /** Resolves to true on success. */
  onSend: (words: string) => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
}

/** A short text for the order's history, or for the customer. */
export function WordsSheet(props: WordsSheetProps) {
  const { title, label, hint, submit, actions, onSend, onClose, children } = props;
  const t = useTranslate();
  const [words, setWords] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);

  const send = async () => {
    setIsEmpty(words.trim() === '');
    if (words.trim() !== '' && (await onSend(words.trim()))) onClose();
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
          maxLength={LONGEST_NOTE}
          value={words}
          error={isEmpty ? t('staff.words.required') : undefined}
          onChange={(event) => {
            setWords(event.target.value);
            setIsEmpty(false);
          }}
        />
        {children}
      </ActionForm>
    </Sheet>
  );
}
