import { useI18n } from '../../../i18n/I18n';
import type { MessageKey } from '../../../i18n/messages/en';
import { useTranslate } from '../../../i18n/useTranslate';

/**
 * Returns a function that says why a line could not be read and what to do; each parser has its own
 * reasons.
 */
export function useUnreadReason(): (reason: string) => string {
  const t = useTranslate();
  const { messages } = useI18n();
  return (reason) => {
    const key = `opticon.unread.${reason}` as MessageKey;
    return t(key in messages ? key : 'lines.unread');
  };
}
