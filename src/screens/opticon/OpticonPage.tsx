import { useState } from 'react';

import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/hooks';
import { usePageTitle } from '../../ui/PageTitle';

import { OpticonScreen } from './OpticonScreen';
import { useFileDrop } from './useFileDrop';
import { useUpload } from './useUpload';

/** What a scanner holds on its way into the cart; nothing goes in before the person says so. */
export function OpticonPage() {
  const t = useTranslate();
  const { user_id } = useCustomer();
  const uploads = useUpload(user_id);
  const [openedAt] = useState(() => new Date().toISOString());
  usePageTitle(t('nav.opticon'));

  const readText = (text: string) => uploads.readText(text, t('opticon.pasted'));
  const isOver = useFileDrop({
    onFiles: (files) => void uploads.readFiles(files),
    onText: readText,
  });

  return (
    <OpticonScreen
      uploads={uploads}
      isResumed={uploads.upload !== null && uploads.upload.readAt < openedAt}
      isOver={isOver}
      textKeptAs={`opticon-text:${user_id}`}
      onText={readText}
    />
  );
}
