import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import * as contract from '#contract/staffActivity';

import type { Db } from '../db/client';
import { languageOf } from '../plugins/language';
import { exportActivity } from '../services/desk/exportActivity';
import { listActivity, type ActivityFilters } from '../services/desk/listActivity';

import { searchFiltersOf } from './orderFilters';
import { sendSheet } from './sendSheet';
import { serve } from './serve';
import { staffLogger } from './staffLogger';

interface Parts {
  db: Db;
  now: () => Date;
}

/** Entries per page. */
const PAGE_SIZE = 50;

export const staffActivityRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  const { db } = parts;
  const logAction = staffLogger(parts);

  serve(
    app,
    contract.listActivity,
    { access: 'staff', role: 'admin', limit: 'browse' },
    (request) => {
      const { after, ...filters } = request.query;
      const language = languageOf(request);
      return listActivity(db, activityFiltersOf(filters), { after, limit: PAGE_SIZE, language });
    },
  );

  serve(
    app,
    contract.exportActivity,
    { access: 'staff', role: 'admin', limit: 'export' },
    async (request, reply) => {
      const language = languageOf(request);
      await logAction(request, 'exported activity');
      const sheet = exportActivity(db, activityFiltersOf(request.query), language);
      return sendSheet(reply, sheet, { format: 'csv', name: 'activity', language, country: 'CA' });
    },
  );
};

type ActivityQuery = ActivityFilters & Omit<Parameters<typeof searchFiltersOf>[0], 'search'>;

function activityFiltersOf({
  kind,
  actor,
  subject,
  ...filters
}: Omit<ActivityQuery, 'until'>): ActivityFilters {
  const { from, until } = searchFiltersOf(filters);
  return { kind, actor, subject, from, until };
}
