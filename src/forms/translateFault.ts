import type { MessageKey } from '../i18n/messages/en';
import type { Translate } from '../i18n/useTranslate';

/** Translates a schema error, which is a message key; a server error is already text. */
export const translateFault = (t: Translate, fault: string): string =>
  /^(application|email)\.\w/.test(fault) ? t(fault as MessageKey) : fault;
