import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as orderActionsContract from '#contract/orderActions';
import * as ordersContract from '#contract/orders';
import { MEBIBYTE } from '#domain/bytes';
import { localDay } from '#domain/days';
import { mayReadInvoices } from '#domain/invoices';
import { leavingDay } from '#domain/leavingDay';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';
import type { ShopRules } from '#domain/shopRules';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { withOrderNumber } from '../db/orderNumbers';
import type { ReadRouter } from '../db/readRouter';
import { makeOrder } from '../documents/order/makeOrder';
import type { MailQueue } from '../mail/mailQueue';
import { languageOf } from '../plugins/language';
import { customerOf, personActor } from '../plugins/session';
import { orderScopeOf } from '../services/accounts/orderScope';
import { withEvents } from '../services/actions/action';
import { reOrder } from '../services/cart/reOrder';
import { releaseOrders } from '../services/fulfilment/releaseOrders';
import { showInvoicesOfOrder } from '../services/invoices/showInvoices';
import { cancelOrder } from '../services/orders/cancelOrder';
import { exportOrders } from '../services/orders/exportOrders';
import { findOrders } from '../services/orders/findOrders';
import { readOrderersFor } from '../services/orders/orderers';
import { shownLines } from '../services/orders/shownLines';
import { showOrder, summaryOf } from '../services/orders/showOrder';
import { placeFromCart } from '../services/requisitions/placeFromCart';
import { ownRequisitions } from '../services/requisitions/showRequisitions';

import { orderFiltersOf, timeZoneOf } from './orderFilters';
import { respondOnce } from './respondOnce';
import { sendSheet } from './sendSheet';
import { CUSTOMER_CHANGE, CUSTOMER_READ, serve, type App } from './serve';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  reads: ReadRouter;
  mails: MailQueue;
  rules: ShopRules;
  now: () => Date;
}

export const orderRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerPlacing(app, parts);
  registerChanges(app, parts);
  registerHistory(app, parts);
  registerDownloads(app, parts);
};

/** An order is placed once per Idempotency-Key. */
function registerPlacing(app: App, parts: Parts) {
  const { db, mails, rules } = parts;

  app.route({
    ...orderActionsContract.placeOrder,
    bodyLimit: 4 * MEBIBYTE,
    config: CUSTOMER_CHANGE,
    handler: async (request, reply) => {
      const language = languageOf(request);
      const { body: order } = request;
      const answer = await withOrderNumber(db, (takeNumber) =>
        respondOnce(parts, request, reply, (tx, customer, at) =>
          withEvents(tx, { actor: personActor(customer), at }, (action) =>
            placeFromCart(action, customer, { order, language, rules, takeNumber }),
          ),
        ),
      );
      mails.send();
      return reply.code('requisition_id' in answer ? 202 : 200).send(answer);
    },
  });
}

/** What a customer does with a placed order, once per Idempotency-Key. */
function registerChanges(app: App, parts: Parts) {
  const { db, mails, now } = parts;

  serve(app, orderActionsContract.cancelOrder, CUSTOMER_CHANGE, async (request, reply) => {
    const { order_id: orderId, to_cart: toCart = false } = request.body;
    const language = languageOf(request);
    await releaseOrders(parts, now());
    const answer = await respondOnce(parts, request, reply, (tx, customer, at) =>
      withEvents(tx, { actor: personActor(customer), at }, (action) =>
        cancelOrder(action, customer, { orderId, toCart, language }),
      ),
    );
    mails.send();
    return answer;
  });

  serve(app, orderActionsContract.reOrder, CUSTOMER_CHANGE, (request, reply) => {
    const { order_id: orderId, check: isCheck = false } = request.body;
    const options = { orderId, language: languageOf(request), isCheck };
    if (isCheck) return reOrder(db, customerOf(request), { ...options, at: now() });
    return respondOnce(parts, request, reply, (tx, customer, at) =>
      reOrder(tx, customer, { ...options, at }),
    );
  });
}

function registerHistory(app: App, { reads, catalogue, now }: Parts) {
  serve(app, ordersContract.listOrders, CUSTOMER_READ, async (request) => {
    const { page, pagination } = request.query;
    const limit = pagination ?? DEFAULT_PAGE_SIZE;
    const at = now();
    const isPaged = page !== undefined || pagination !== undefined;
    const customer = customerOf(request);
    const { id } = customer;
    const slice = isPaged ? { limit, offset: ((page ?? 1) - 1) * limit } : undefined;
    return reads.read(async (db) => {
      const orderers = await readOrderersFor(db, customer);
      const filters = orderFiltersOf(request.query, at, orderers);
      const searched = await findOrders(db, orderScopeOf(customer), filters, slice);
      const summaries = searched.orders.map((order) => summaryOf(order, at, orderers));
      const more = {
        ...(orderers.size > 0 && { people: [...orderers.values()] }),
        ...(await ownRequisitions(db, customer, at)),
      };
      if (!isPaged) return { orders: summaries, total: searched.total, ...more };
      const shown = await shownLines(
        { db, view: catalogue.view },
        id,
        searched,
        languageOf(request),
      );
      const orders = summaries.map((order) => ({ ...order, ...shown.get(order.order_id) }));
      return { orders, total: searched.total, ...more };
    }, id);
  });

  serve(app, ordersContract.showOrder, CUSTOMER_READ, (request) => {
    const customer = customerOf(request);
    const { order_id: orderId } = request.query;
    const { view } = catalogue;
    const at = now();
    const options = { orderId, language: languageOf(request), at, view };
    return reads.read(async (db) => {
      const order = await showOrder(db, customer, options);
      const invoices = mayReadInvoices(customer.role)
        ? await showInvoicesOfOrder(db, customer.id, orderId, localDay(at))
        : [];
      return { order: { ...order, ...(invoices.length > 0 && { invoices }) } };
    }, customer.id);
  });
}

/** Order downloads: all lines as a sheet, one order as a PDF. */
function registerDownloads(app: App, { reads, rules, now }: Parts) {
  serve(
    app,
    ordersContract.exportOrders,
    { access: 'customer', limit: 'export' },
    (request, reply) => {
      const customer = customerOf(request);
      const language = languageOf(request);
      const at = now();
      const { format, rows, zone = 'UTC' } = request.query;
      const { country } = customer;
      return reads.read(async (db) => {
        const orderers = await readOrderersFor(db, customer);
        const filters = orderFiltersOf(request.query, at, orderers);
        const options = { filters, orderers, rows, language, zone, at };
        const sheet = exportOrders(db, orderScopeOf(customer), options);
        return sendSheet(reply, sheet, { format, name: rows, language, country });
      }, customer.id);
    },
  );

  serve(
    app,
    ordersContract.printOrder,
    { access: 'customer', limit: 'upload' },
    async (request, reply) => {
      const customer = customerOf(request);
      const { order_id: orderId, paper = 'letter' } = request.query;
      const language = languageOf(request);
      const zone = timeZoneOf(request.query);
      const at = now();
      const options = { orderId, language, at };
      const order = await reads.read((db) => showOrder(db, customer, options), customer.id);
      const { country, customerCode, accountName } = customer;
      const name = `${customerCode} · ${accountName}`;
      const leaves = leavingDay(order, rules.shipping[country], at);
      const printed = { order, customer: name, language, country, zone, leaves };
      const file = `order-${order.order_id}.pdf`.replace(/[^\w.-]+/g, '-');
      reply.header('content-disposition', `attachment; filename="${file}"`);
      return reply.type('application/pdf').send(await makeOrder(printed, paper));
    },
  );
}
