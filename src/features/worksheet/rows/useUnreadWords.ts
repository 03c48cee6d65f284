import { useCallback } from 'react';

import type { MessageKey } from '../../../i18n/messages/en';
import { useTranslate } from '../../../i18n/useTranslate';
import { useWords } from '../../../i18n/Words';

/** Why a line could not be read, and what to do; each way of reading has reasons of its own. */
export function useUnreadWords(): (reason: string) => string {
  const t = useTranslate();
  const { messages } = useWords();
  return useCallback(
    (reason) => {
      const key = `opticon.unread.${reason}` as MessageKey;
      return t(key in messages ? key : 'lines.unread');
    },
    [t, messages],
  );
}
