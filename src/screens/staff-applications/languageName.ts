import { parseLanguage } from '#domain/languages';

import type { Translate } from '../../i18n/useTranslate';

/** Returns the name of the language that an applicant reads. */
export const languageName = (t: Translate, language: string): string =>
  t(`staff.reads.${parseLanguage(language) || 'en'}`);
