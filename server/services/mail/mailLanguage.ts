import { parseLanguage, type Language } from '#domain/languages';

import type { MailTable } from '../../db/tables/mails';

/** Returns the language of a mail. */
export const mailLanguage = ({ lang }: Pick<MailTable, 'lang'>): Language =>
  parseLanguage(lang) ?? '';
