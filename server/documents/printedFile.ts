import type { Language } from '#domain/languages';

import type { Sheet } from '../pdf/sheet';

interface PrintedWith {
  title: string;
  language: Language;
  /** The product of a category that a maker would buy; `undefined` where there is none. */
  productIn: (category: string) => string | undefined;
}

/** A pattern or a card that a guest of the server has drawn. */
export interface PrintedFile {
  /** Codes of the categories that it asks a product of. */
  categories: readonly string[];
  draw: (sheet: Sheet, words: PrintedWith) => void;
}

/** The printed file of a download's kind and id. */
export type FindPrintedFile = (kind: string, id: string) => PrintedFile | undefined;
