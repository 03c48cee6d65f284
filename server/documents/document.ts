import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { Paper } from '../pdf/paper';

/** How a document is to be made. */
export interface Edition {
  language: Language;
  country: Country;
  paper: Paper;
}
