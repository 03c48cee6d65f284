import { reasonOf } from '../api/reasonOf';
import type { MessageKey } from '../i18n/messages/en';
import { translateMessage } from '../i18n/translate';
import { useTranslate } from '../i18n/useTranslate';

/**
 * Returns `reason(error)`: why a request failed, in the current language; empty without an error.
 */
export function useReason() {
  const t = useTranslate();
  return (error: Parameters<typeof reasonOf>[0], unanswered?: MessageKey) =>
    error ? translateMessage(t, reasonOf(error, unanswered)) : '';
}
