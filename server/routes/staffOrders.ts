import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as staffDeskContract from '#contract/staffDesk';
import * as staffOrderContract from '#contract/staffOrder';
import * as staffOrdersContract from '#contract/staffOrders';
import * as staffOverviewContract from '#contract/staffOverview';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';
import { hasRole } from '#domain/roles';
import type { ShopRules } from '#domain/shopRules';

import type { Catalogue } from '../catalogue/catalogue';
import { countReceived } from '../db/applications';
import type { Db } from '../db/client';
import { arePriceListsAllowed } from '../db/priceListChanges';
import { countQueue } from '../db/queue';
import { makePackingSlip } from '../documents/packing-slip/makePackingSlip';
import { makePickList } from '../documents/pick-list/makePickList';
import { languageOf } from '../plugins/language';
import { staffOf } from '../plugins/session';
import { Refusal } from '../services/actions/refusal';
import { exportQueue } from '../services/desk/exportQueue';
import { findOrders } from '../services/desk/findOrders';
import type { QueueFilters } from '../services/desk/findQueue';
import { lateOrders } from '../services/desk/lateOrders';
import { lateThresholds } from '../services/desk/lateThresholds';
import { listQueue } from '../services/desk/listQueue';
import { readPackingSlip } from '../services/desk/readPackingSlip';
import { readPickList } from '../services/desk/readPickList';
import { showDeskOrder } from '../services/desk/showDeskOrder';
import { showOverview } from '../services/desk/showOverview';

import { searchFiltersOf, timeZoneOf } from './orderFilters';
import { sendSheet } from './sendSheet';
import { DESK_READ, serve, type App } from './serve';
import { staffLogger } from './staffLogger';

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  rules: ShopRules;
  now: () => Date;
}

const FILE = { access: 'staff', role: 'read', limit: 'upload' } as const;

/** Maximum number of orders in one request. */
const MAX_ORDERS = 50;

export const staffOrderRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerReads(app, parts);
  registerDownloads(app, parts);
};

function registerReads(app: App, parts: Parts) {
  const { db, catalogue, rules, now } = parts;
  const logAction = staffLogger(parts);

  serve(app, staffDeskContract.showDesk, DESK_READ, async (request) => {
    const { email, roles } = staffOf(request);
    const orders = await countQueue(db, 'to_pick', {});
    const { late } = await lateOrders(db, { now: now(), ...rules });
    const counts = { orders, applications: await countReceived(db), late };
    const has_price_lists = await arePriceListsAllowed(db);
    return { email, roles: [...roles], counts, has_price_lists };
  });

  serve(app, staffOverviewContract.showOverview, DESK_READ, (request) =>
    showOverview(db, {
      rules,
      language: languageOf(request),
      zone: timeZoneOf(request.query),
      now: now(),
      isAdmin: hasRole(staffOf(request).roles, 'admin'),
    }),
  );

  serve(app, staffOrdersContract.listQueue, DESK_READ, async (request) => {
    const { sort: sorting, page = 1, pagination = DEFAULT_PAGE_SIZE, ...query } = request.query;
    const place = { offset: (page - 1) * pagination, limit: pagination, sorting };
    const found = await listQueue(db, queueFiltersOf(query, parts), place, now());
    await logAction(request, 'listed orders');
    return { ...found, page, pagination };
  });

  serve(app, staffOrderContract.showDeskOrder, DESK_READ, async (request) => {
    const { order_id: orderId } = request.query;
    const { view } = catalogue;
    const options = { orderId, language: languageOf(request), at: now(), view };
    const order = await showDeskOrder(db, options);
    await logAction(request, 'read order', orderId);
    return { order };
  });
}

type QueueQuery = Parameters<typeof searchFiltersOf>[0] &
  Pick<Partial<QueueFilters>, 'queue' | 'country'> & { late?: boolean };

const queueFiltersOf = (
  { queue = 'to_pick', country, late = false, ...filters }: QueueQuery,
  { rules, now }: Parts,
): QueueFilters => ({
  ...searchFiltersOf(filters),
  queue,
  country,
  lateBefore: late ? lateThresholds(rules, now()) : undefined,
});

/** Splits comma-separated order numbers, without duplicates; refused if there are too many. */
function parseOrderNumbers(text: string): string[] {
  const numbers = [...new Set(text.split(',').map((number) => number.trim()))].filter(Boolean);
  if (numbers.length <= MAX_ORDERS) return numbers;
  const params = { limit: MAX_ORDERS, count: numbers.length };
  throw new Refusal(400, 'desk.tooManyOrders', { field: 'order_ids', params });
}

/** Documents printed for the warehouse, and exports. */
function registerDownloads(app: App, parts: Parts) {
  const { db } = parts;
  const logAction = staffLogger(parts);

  serve(app, staffOrdersContract.printPickList, FILE, async (request, reply) => {
    const orderIds = parseOrderNumbers(request.query.order_ids);
    const list = await readPickList(db, orderIds, languageOf(request));
    for (const orderId of orderIds) await logAction(request, 'printed pick list', orderId);
    reply.header('content-disposition', 'inline; filename="pick-list.pdf"');
    return reply.type('application/pdf').send(await makePickList(list));
  });

  serve(app, staffOrderContract.printPackingSlip, FILE, async (request, reply) => {
    const { order_id: orderId, shipment_id: shipmentId } = request.query;
    const slip = await readPackingSlip(db, { orderId, shipmentId });
    await logAction(request, 'printed packing slip', orderId);
    reply.header('content-disposition', 'inline; filename="packing-slip.pdf"');
    return reply.type('application/pdf').send(await makePackingSlip(slip));
  });

  serve(
    app,
    staffOrdersContract.exportQueue,
    { ...DESK_READ, limit: 'export' },
    async (request, reply) => {
      const { order_ids, format, ...filters } = request.query;
      const language = languageOf(request);
      const orderIds = order_ids === undefined ? undefined : parseOrderNumbers(order_ids);
      if (orderIds) await findOrders(db, orderIds);
      const selection = { ...queueFiltersOf(filters, parts), orderIds };
      await logAction(request, 'exported orders');
      const sheet = exportQueue(db, selection, { language, zone: timeZoneOf(filters) });
      return sendSheet(reply, sheet, { format, name: 'orders', language, country: 'CA' });
    },
  );
}
