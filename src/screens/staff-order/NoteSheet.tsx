import { useState } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { CheckRow } from '../../ui/CheckRow';

import type { Deeds } from './useDeeds';
import { WordsSheet } from './WordsSheet';

interface NoteSheetProps {
  deeds: Deeds;
  onClose: () => void;
}

/** A note for the desk alone, unless the customer is to have it too. */
export function NoteSheet({ deeds, onClose }: NoteSheetProps) {
  const t = useTranslate();
  const [isForCustomer, setIsForCustomer] = useState(false);
  return (
    <WordsSheet
      title={t('desk.note.title')}
      label={t('desk.note.words')}
      hint={t(isForCustomer ? 'desk.note.hint.customer' : 'desk.note.hint')}
      submit={t('desk.note.send')}
      deeds={deeds}
      onSend={(text) => deeds.note({ text, to_customer: isForCustomer })}
      onClose={onClose}
    >
      <CheckRow
        label={t('desk.note.toCustomer')}
        checked={isForCustomer}
        onChange={(event) => setIsForCustomer(event.target.checked)}
      />
    </WordsSheet>
  );
}
