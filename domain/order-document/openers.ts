import type { WorkbookSheet } from '../order-file/readSheets';

/** A mail with what is attached to it. */
export interface Mail {
  subject: string;
  text: string;
  attachments: { name: string; bytes: Uint8Array }[];
}

/** Parsers of files that are not text; each throws if a file is encrypted, damaged or too large. */
export interface Openers {
  workbook: (bytes: Uint8Array) => Promise<WorkbookSheet[]>;
  /** Returns the lines of a PDF, with tabs between columns. */
  pdf: (bytes: Uint8Array) => Promise<string[]>;
  /** Opens a message as mail programs save it (RFC 5322), or as Outlook does. */
  mail: (bytes: Uint8Array) => Promise<Mail>;
  outlook: (bytes: Uint8Array) => Promise<Mail>;
  /** Returns the lines of an order in XML. */
  order: (bytes: Uint8Array) => Promise<WorkbookSheet>;
}
