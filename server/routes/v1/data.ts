import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { changeCategories } from '#contract/v1/categories';
import { changeCustomers } from '#contract/v1/customers';
import { changeCustomerUsers } from '#contract/v1/customerUsers';
import type { DataAnswer, Job } from '#contract/v1/data';
import { changeInvoices } from '#contract/v1/invoices';
import type { MachineCall } from '#contract/v1/machineCall';
import { changePriceListPrices, changePriceLists } from '#contract/v1/priceLists';
import { changePrices } from '#contract/v1/prices';
import { changeProducts } from '#contract/v1/products';
import { reportStock } from '#contract/v1/stock';
import type { Language } from '#domain/languages';

import { languageOf } from '../../plugins/language';
import { isBad, type Outcomes } from '../../services/actions/outcomes';
import { applyBatch } from '../../services/exchange/applyBatch';
import { categories } from '../../services/exchange/categories';
import { customers } from '../../services/exchange/customers';
import { customerUsers } from '../../services/exchange/customerUsers';
import type { DataKind } from '../../services/exchange/dataKind';
import { invoices } from '../../services/exchange/invoices';
import { priceListPrices } from '../../services/exchange/priceListPrices';
import { priceLists } from '../../services/exchange/priceLists';
import { prices } from '../../services/exchange/prices';
import { products } from '../../services/exchange/products';
import { readBatchOptions, type BatchParams } from '../../services/exchange/readBatchOptions';
import { stock } from '../../services/exchange/stock';
import { idempotencyKeyOf } from '../respondOnce';
import type { App } from '../serve';

import { acceptUpload } from './acceptUpload';
import { handleMachineCall, accessOf, isDryRun, type MachineParts } from './machine';
import { presentOutcome } from './presentOutcome';

const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** Data reported row by row by other systems; fields that a row omits stay unchanged. */
export function machineDataRoutes(app: App, parts: MachineParts): void {
  app.addContentTypeParser(['application/x-ndjson', 'text/csv'], (_request, stream, done) =>
    done(null, stream),
  );
  const dataRoute = <Content extends object>(call: MachineCall, kind: DataKind<Content>) =>
    app.route({
      ...call,
      bodyLimit: MAX_BODY_BYTES,
      config: accessOf(call),
      handler: (request, reply) => handleBatch(parts, kind, request, reply),
    });
  dataRoute(reportStock, stock);
  dataRoute(changePrices, prices);
  dataRoute(changeProducts, products);
  dataRoute(changePriceLists, priceLists);
  dataRoute(changePriceListPrices, priceListPrices);
  dataRoute(changeCategories, categories);
  dataRoute(changeCustomers, customers);
  dataRoute(changeCustomerUsers, customerUsers);
  dataRoute(changeInvoices, invoices);
}

interface Batch extends BatchParams {
  rows: unknown[];
}

async function handleBatch<Content extends object>(
  parts: MachineParts,
  kind: DataKind<Content>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<DataAnswer | Job | undefined> {
  const isUpload = request.body instanceof Readable;
  const { rows, ...fields } = isUpload ? { rows: [] } : (request.body as Batch);
  const isKeyed = idempotencyKeyOf(request) !== undefined;
  const params = { ...(request.query as BatchParams), ...fields };
  if (isUpload) return acceptUpload(parts, kind, params, request, reply);
  const options = await readBatchOptions(parts.db, params, { now: parts.now(), isKeyed });
  const response = await handleMachineCall(
    parts,
    request,
    reply,
    [(action) => applyBatch(action, kind, rows, options)],
    ([outcomes = []]) => responseOf(languageOf(request), outcomes, isDryRun(request)),
  );
  if (!response.dry_run) kind.afterwards?.(parts.db);
  request.counts = { good: response.good, bad: response.bad };
  return response;
}

function responseOf(language: Language, outcomes: Outcomes, dry_run: boolean): DataAnswer {
  const bad = outcomes.filter(isBad).length;
  const rows = outcomes.map((outcome) => presentOutcome(language, outcome));
  return { rows, good: rows.length - bad, bad, dry_run };
}
