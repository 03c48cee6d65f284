import type { Language } from '#domain/languages';

import type { PdfSheet } from '../pdf/sheet';

interface PrintContext {
  title: string;
  language: Language;
  /** A product of the category to recommend; `undefined` if there is none. */
  productIn: (category: string) => string | undefined;
}

/** A pattern or card provided by a plug-in such as the demo. */
export interface PrintedFile {
  /** Codes of the categories from which it recommends a product. */
  categories: readonly string[];
  draw: (sheet: PdfSheet, context: PrintContext) => void;
}

/** Finds the printed file of a download by kind and id. */
export type FindPrintedFile = (kind: string, id: string) => PrintedFile | undefined;
