import { useEffect, useEffectEvent, useState } from 'react';

import { takeHandedOver } from '../../features/order-file/handedOver';
import { useTranslate } from '../../i18n/useTranslate';
import { useCustomer } from '../../store/useMarket';
import { usePageTitle } from '../../ui/PageTitle';
import { useFileDrop } from '../../ui/useFileDrop';

import { OpticonScreen } from './OpticonScreen';
import { useUpload } from './useUpload';

/** What a scanner holds on its way into the cart; nothing goes in before the person says so. */
export function OpticonPage() {
  const t = useTranslate();
  const { user_id } = useCustomer();
  const uploads = useUpload(user_id);
  const [openedAt] = useState(() => new Date().toISOString());
  usePageTitle(t('nav.opticon'));

  const readText = (text: string) => void uploads.readText(text, t('opticon.pasted'));
  const isOver = useFileDrop({
    onFiles: (files) => void uploads.readFiles(files),
    onText: readText,
  });
  const readHandedOver = useEffectEvent(() => void uploads.readFiles(takeHandedOver()));
  const { isRestored } = uploads;
  // A file that was dropped on another screen waits outside React; it is read beside the list that was begun.
  useEffect(() => {
    if (isRestored) readHandedOver();
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
