import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Static } from 'typebox';

import * as contract from '#contract/invoices';
import { addDays, localDay, localTimeZone } from '#domain/days';
import { mayReadInvoices } from '#domain/invoices';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import { invoiceOfCustomer, type InvoiceCriteria } from '../db/invoices';
import type { ReadRouter } from '../db/readRouter';
import { makeStatement } from '../documents/statement/makeStatement';
import { openInvoiceFiles } from '../files/invoiceFiles';
import { languageOf } from '../plugins/language';
import { customerOf } from '../plugins/session';
import { Refusal } from '../services/actions/refusal';
import { exportInvoices } from '../services/invoices/exportInvoices';
import { showBalance, showInvoices } from '../services/invoices/showInvoices';
import { showStatement } from '../services/invoices/showStatement';

import { sendSheet } from './sendSheet';
import { CUSTOMER_READ, serve, type App } from './serve';

interface Parts {
  reads: ReadRouter;
  dataDir: string;
  now: () => Date;
}

type InvoiceQuery = Pick<
  Static<typeof contract.listInvoices.schema.querystring>,
  'view' | 'search' | 'from' | 'to'
>;

const criteriaOf = (
  { view = 'all', search = '', from, to }: InvoiceQuery,
  now: Date,
): InvoiceCriteria => ({
  view,
  words: search.split(/\s+/).filter(Boolean),
  from,
  to,
  today: localDay(now),
});

/** What a company owes, for those of its people who may know. */
export const invoiceRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerReads(app, parts);
  registerDownloads(app, parts);
};

function registerReads(app: App, { reads, now }: Parts) {
  serve(app, contract.showBalance, CUSTOMER_READ, async (request) => {
    const { id, role } = customerOf(request);
    if (!mayReadInvoices(role)) return {};
    const balance = await reads.read((db) => showBalance(db, id, localDay(now())), id);
    return balance ? { balance } : {};
  });

  serve(app, contract.listInvoices, { access: 'invoices', limit: 'browse' }, (request) => {
    const { page = 1, pagination: limit = DEFAULT_PAGE_SIZE } = request.query;
    const { id } = customerOf(request);
    const slice = { limit, offset: (page - 1) * limit };
    return reads.read((db) => showInvoices(db, id, criteriaOf(request.query, now()), slice), id);
  });
}

function registerDownloads(app: App, { reads, dataDir, now }: Parts) {
  const files = openInvoiceFiles(dataDir);

  serve(app, contract.exportInvoices, { access: 'invoices', limit: 'export' }, (request, reply) => {
    const { id, country } = customerOf(request);
    const language = languageOf(request);
    const { format } = request.query;
    return reads.read(async (db) => {
      const sheet = exportInvoices(db, id, criteriaOf(request.query, now()), language);
      return sendSheet(reply, sheet, { format, name: 'invoices', language, country });
    }, id);
  });

  serve(
    app,
    contract.readInvoicePdf,
    { access: 'invoices', limit: 'file' },
    async (request, reply) => {
      const { id } = customerOf(request);
      const { number } = request.query;
      const invoice = await reads.read((db) => invoiceOfCustomer(db, id, number), id);
      if (!invoice) throw new Refusal(404, 'invoice.unknown', { params: { number } });
      const pdf = await files.read(invoice.file);
      if (!pdf) throw new Refusal(404, 'invoice.noPdf', { params: { number } });
      return sendPdf(reply, `invoice-${number}`, pdf);
    },
  );

  serve(
    app,
    contract.printStatement,
    { access: 'invoices', limit: 'upload' },
    async (request, reply) => {
      const customer = customerOf(request);
      const { month, paper = 'letter' } = request.query;
      const period = {
        from: `${month}-01`,
        to: addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1),
      };
      const shown = await reads.read(
        (db) => showStatement(db, customer.id, period, localDay(now())),
        customer.id,
      );
      const { country, customerCode, accountName } = customer;
      const statement = {
        ...shown,
        month,
        customer: `${customerCode} · ${accountName}`,
        language: languageOf(request),
        country,
        zone: localTimeZone(),
      };
      return sendPdf(reply, `statement-${month}`, await makeStatement(statement, paper));
    },
  );
}

type Reply = Parameters<typeof sendSheet>[0];

function sendPdf(reply: Reply, name: string, pdf: Uint8Array): Reply {
  const file = `${name.replace(/[^\w.-]+/g, '-')}.pdf`;
  reply.header('content-disposition', `attachment; filename="${file}"`);
  return reply.type('application/pdf').send(pdf);
}
