import { useEffect, useEffectEvent, useState } from 'react';

import { takePendingFiles } from '../../features/order-file/pendingFiles';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { usePageTitle } from '../../ui/PageTitle';
import { useFileDrop } from '../../ui/useFileDrop';

import { OpticonScreen } from './OpticonScreen';
import { useUpload } from './useUpload';

/**
 * Takes the contents of a scanner to the cart; nothing is added before the customer confirms it.
 */
export function OpticonPage() {
  const t = useTranslate();
  const { user_id } = useCustomer();
  const uploads = useUpload(user_id);
  const [openedAt] = useState(() => new Date().toISOString());
  usePageTitle(t('nav.opticon'));

  const readText = (text: string) => uploads.readText(text, t('opticon.pasted'));
  const isOver = useFileDrop({
    onFiles: (files) => void uploads.readFiles(files),
    onText: (text) => void readText(text),
  });
  const readPendingFiles = useEffectEvent(() => void uploads.readFiles(takePendingFiles()));
  const { isRestored } = uploads;
  // A file dropped on another screen is held outside React; it is read once the unfinished list has
  // been restored, and does not replace it.
  useEffect(() => {
    if (isRestored) readPendingFiles();
  }, [isRestored]);

  return (
    <OpticonScreen
      uploads={uploads}
      isResumed={uploads.upload !== null && uploads.upload.readAt < openedAt}
      isOver={isOver}
      textStoredAs={`opticon-text:${user_id}`}
      onText={readText}
    />
  );
}
