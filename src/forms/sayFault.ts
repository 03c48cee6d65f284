import type { MessageKey } from '../i18n/messages/en';
import type { Translate } from '../i18n/useTranslate';

/** A message of the schema is a key; what the server found is a sentence already. */
export const sayFault = (t: Translate, fault: string): string =>
  /^(application|email)\.\w/.test(fault) ? t(fault as MessageKey) : fault;
