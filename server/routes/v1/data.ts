import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { changeCategories } from '#contract/v1/categories';
import { changeCustomers } from '#contract/v1/customers';
import { changeCustomerUsers } from '#contract/v1/customerUsers';
import type { DataAnswer, Job } from '#contract/v1/data';
import { changeInvoices } from '#contract/v1/invoices';
import type { MachineCall } from '#contract/v1/machineCall';
import * as priceListReads from '#contract/v1/priceListReads';
import {
  changePriceListPrices,
  changePriceLists,
  reconcilePriceList as reconcileCall,
} from '#contract/v1/priceLists';
import { changePrices } from '#contract/v1/prices';
import { changeProducts } from '#contract/v1/products';
import { reportStock } from '#contract/v1/stock';
import type { Language } from '#domain/languages';
import { ROWS_FILE_LIMITS } from '#domain/uploads';

import { languageOf } from '../../plugins/language';
import { isBad, type Outcomes } from '../../services/actions/outcomes';
import { applyBatch } from '../../services/exchange/applyBatch';
import { categories } from '../../services/exchange/categories';
import { customers } from '../../services/exchange/customers';
import { customerUsers } from '../../services/exchange/customerUsers';
import type { DataKind } from '../../services/exchange/dataKind';
import { invoices } from '../../services/exchange/invoices';
import {
  readListPrices,
  readPriceLists,
  showPriceList,
} from '../../services/exchange/presentPriceLists';
import { priceListPrices } from '../../services/exchange/priceListPrices';
import { priceLists } from '../../services/exchange/priceLists';
import { prices } from '../../services/exchange/prices';
import { products } from '../../services/exchange/products';
import { readBatchOptions, type BatchParams } from '../../services/exchange/readBatchOptions';
import { reconcilePriceList } from '../../services/exchange/reconcilePriceList';
import { stock } from '../../services/exchange/stock';
import { idempotencyKeyOf } from '../respondOnce';

import { acceptUpload } from './acceptUpload';
import {
  handleMachineCall,
  accessOf,
  isDryRun,
  type MachineApp,
  type MachineParts,
} from './machine';
import { presentOutcome } from './presentOutcome';

const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** Data reported row by row by other systems; fields that a row omits stay unchanged. */
export function machineDataRoutes(app: MachineApp, parts: MachineParts): void {
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
  registerPriceListReads(app, parts);
  registerReconciling(app, parts);
  dataRoute(changeCategories, categories);
  dataRoute(changeCustomers, customers);
  dataRoute(changeCustomerUsers, customerUsers);
  dataRoute(changeInvoices, invoices);
}

function registerPriceListReads(app: MachineApp, { db }: MachineParts): void {
  app.route({
    ...priceListReads.listPriceLists,
    config: accessOf(priceListReads.listPriceLists),
    handler: ({ query }) => readPriceLists(db, query),
  });

  app.route({
    ...priceListReads.showPriceList,
    config: accessOf(priceListReads.showPriceList),
    handler: ({ params }) => showPriceList(db, params.code),
  });

  app.route({
    ...priceListReads.listPriceListPrices,
    config: accessOf(priceListReads.listPriceListPrices),
    handler: ({ params, query }) => readListPrices(db, params.code, query),
  });
}

function registerReconciling(app: MachineApp, parts: MachineParts): void {
  app.route({
    ...reconcileCall,
    bodyLimit: ROWS_FILE_LIMITS.bytes,
    config: accessOf(reconcileCall),
    handler: (request, reply) => {
      const { code } = request.params;
      const { product_ids, confirm = {} } = request.body;
      return handleMachineCall(
        parts,
        request,
        reply,
        [(action) => reconcilePriceList(action, code, product_ids, confirm)],
        ([removed = 0]) => ({ removed, dry_run: isDryRun(request) }),
      );
    },
  });
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
