import * as contract from '#contract/v1/invoices';
import { INVOICE_FILE_LIMITS } from '#domain/invoices';

import { customerByCode } from '../../db/customers';
import { openInvoiceFiles } from '../../files/invoiceFiles';
import { actorOf } from '../../plugins/session';
import { inAction } from '../../services/actions/action';
import { Refusal } from '../../services/actions/refusal';
import { readInvoice, readInvoices } from '../../services/invoices/readInvoices';
import { storeInvoicePdf } from '../../services/invoices/storeInvoicePdf';
import type { App } from '../serve';

import { accessOf, type MachineParts, serveMachine } from './machine';

/** Invoices as they were sent, and their PDFs. */
export function machineInvoiceRoutes(
  app: App,
  { db, dataDir, now }: MachineParts & { dataDir: string },
): void {
  const files = openInvoiceFiles(dataDir);
  const { bytes: bodyLimit } = INVOICE_FILE_LIMITS;
  app.addContentTypeParser(
    'application/pdf',
    { parseAs: 'buffer', bodyLimit },
    (_request, body, done) => done(null, body),
  );

  serveMachine(
    app,
    contract.listInvoices,
    async ({ query: { after_number: after = '', customer_code, limit } }) => {
      if (customer_code === undefined) return readInvoices(db, { after, limit });
      const customer = await customerByCode(db, customer_code.trim());
      if (!customer) throw new Refusal(404, 'customer.unknown');
      return readInvoices(db, { after, limit, customerId: customer.id });
    },
  );

  serveMachine(app, contract.showInvoice, ({ params: { number } }) => readInvoice(db, number));

  app.route({
    ...contract.putInvoicePdf,
    bodyLimit,
    config: accessOf(contract.putInvoicePdf),
    handler: async (request) => {
      const { number } = request.params;
      const { body: bytes } = request as { body: unknown };
      const outcome = await inAction(db, { actor: actorOf(request), at: now() }, (action) =>
        storeInvoicePdf(action, files, { number, bytes }),
      );
      return { row: 1, key: number, outcome };
    },
  });
}
