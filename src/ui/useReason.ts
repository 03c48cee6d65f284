import { useCallback } from 'react';

import { reasonOf } from '../api/reasonOf';
import type { MessageKey } from '../i18n/messages/en';
import { useTranslate } from '../i18n/useTranslate';

/** `reason(error)`: why a call failed, in the person's language; nothing where none did. */
export function useReason() {
  const t = useTranslate();
  return useCallback(
    (error: Parameters<typeof reasonOf>[0], unanswered?: MessageKey) => {
      if (!error) return '';
      const said = reasonOf(error, unanswered);
      return 'key' in said ? t(said.key) : said.text;
    },
    [t],
  );
}
