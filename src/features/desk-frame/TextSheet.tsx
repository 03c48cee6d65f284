import { useState } from 'react';

import { MAX_NOTE_LENGTH } from '#domain/fulfilment';

import { useTranslate } from '../../i18n/useTranslate';
import { TextArea } from '../../ui/TextArea';

import { ActionSheet, type ActionSheetProps } from './ActionSheet';
import type { Request } from './useAction';

interface TextSheetProps extends Omit<ActionSheetProps<unknown>, 'send'> {
  label: string;
  /** Who will read it. */
  hint: string;
  send: (text: string) => Request;
}

/** A short text that must be written: a note, or the reason for a hold. */
export function TextSheet({ label, hint, send, children, ...sheet }: TextSheetProps) {
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
