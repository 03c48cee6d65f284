import { INVOICE_FILE_LIMITS } from '#domain/invoices';

import { invoicesByNumbers, setInvoiceFile } from '../../db/invoices';
import type { InvoiceFiles } from '../../files/invoiceFiles';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

const HEAD = Buffer.from('%PDF-');
const END = Buffer.from('%%EOF');
/** Programs write line breaks, and some a signature, behind the end. */
const MAX_BEHIND_END = 1024;

/** Refuses what is not a whole PDF, by how one begins and ends, or is too large. */
function assertPdf(bytes: unknown): asserts bytes is Uint8Array {
  if (!(bytes instanceof Uint8Array)) throw new Refusal(422, 'invoice.notPdf');
  const { megabytes: limit, bytes: most } = INVOICE_FILE_LIMITS;
  if (bytes.length > most) throw new Refusal(413, 'invoice.pdfTooLarge', { params: { limit } });
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole =
    file.subarray(0, HEAD.length).equals(HEAD) && file.subarray(-MAX_BEHIND_END).includes(END);
  if (!isWhole) throw new Refusal(422, 'invoice.notPdf');
}

/**
 * Stores the PDF of an invoice, which replaces an earlier one. The file is written before the
 * transaction ends: one that nothing names is deleted some day.
 */
export async function storeInvoicePdf(
  { tx }: Action,
  files: InvoiceFiles,
  { number, bytes }: { number: string; bytes: unknown },
): Promise<'added' | 'changed' | 'unchanged'> {
  assertPdf(bytes);
  const unknown = new Refusal(404, 'invoice.unknown', { params: { number } });
  const invoice = (await invoicesByNumbers(tx, [number])).get(number);
  if (!invoice) throw unknown;
  const file = await files.keep(number, bytes);
  if (file === invoice.file) return 'unchanged';
  if (!(await setInvoiceFile(tx, number, file))) throw unknown;
  return invoice.file === '' ? 'added' : 'changed';
}
