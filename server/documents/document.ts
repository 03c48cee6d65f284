import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { PdfPaper } from '../pdf/paper';

/** The variant of a document. */
export interface DocumentVariant {
  language: Language;
  country: Country;
  paper: PdfPaper;
}
