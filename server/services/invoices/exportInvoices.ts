import type { Language } from '#domain/languages';

import { inChunks, type Db } from '../../db/client';
import { listInvoices, type InvoiceCriteria } from '../../db/invoices';
import type { CustomerId } from '../../db/tables/ids';
import { translate, type ServerMessageKey } from '../../messages/translate';
import type { ExportColumnKind, ExportTable } from '../../spreadsheets/sheet';

import { presentInvoices } from './showInvoices';

const COLUMNS: readonly (readonly [
  key: ServerMessageKey,
  kind: ExportColumnKind,
  width: number,
])[] = [
  ['invoice.number', 'text', 16],
  ['invoice.kind', 'text', 12],
  ['invoice.issuedOn', 'day', 12],
  ['invoice.dueOn', 'day', 12],
  ['order.po', 'text', 20],
  ['invoice.orders', 'text', 16],
  ['order.total', 'money', 14],
  ['invoice.open', 'money', 14],
];

/** Exports a customer's matching invoices; the amounts of credits are negative. */
export function exportInvoices(
  db: Db,
  customerId: CustomerId,
  criteria: InvoiceCriteria,
  language: Language,
): ExportTable {
  async function* batches() {
    const rows = await listInvoices(db, customerId, criteria);
    for (const chunk of inChunks(rows)) {
      const invoices = await presentInvoices(db, customerId, chunk, criteria.today);
      yield invoices.map(({ kind, total, open, ...invoice }) => {
        const sign = kind === 'credit' ? -1 : 1;
        return [
          invoice.number,
          translate(language, `invoice.kind.${kind}`),
          invoice.issued_on,
          invoice.due_on ?? null,
          invoice.po_reference,
          invoice.order_ids.join(', '),
          sign * total,
          sign * open,
        ];
      });
    }
  }
  return {
    name: translate(language, 'invoice.title'),
    columns: COLUMNS.map(([key, kind, width]) => ({
      title: translate(language, key),
      kind,
      width,
    })),
    batches: batches(),
  };
}
