import { readLanguage, type Language } from '#domain/languages';

import type { MailTable } from '../db/tables/mails';

/** The language that a mail is to be written in. */
export const mailLanguage = ({ lang }: Pick<MailTable, 'lang'>): Language =>
  readLanguage(lang) ?? '';
