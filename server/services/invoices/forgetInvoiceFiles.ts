import type { Db } from '../../db/client';
import { namedInvoiceFiles } from '../../db/invoices';
import { openInvoiceFiles } from '../../files/invoiceFiles';

/** Deletes stored PDFs that were replaced, or whose invoices were removed. */
export const forgetInvoiceFiles = (
  { db, dataDir }: { db: Db; dataDir: string },
  now: Date,
): Promise<void> => openInvoiceFiles(dataDir).forget(now, (names) => namedInvoiceFiles(db, names));
