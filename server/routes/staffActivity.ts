import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { exportActivity, listActivity } from '#contract/staffActivity';

import type { Db } from '../db/client';
import { languageOf } from '../plugins/language';
import { exportActivity as writeActivity } from '../services/desk/exportActivity';
import { listActivity as readActivity, type ActivityAsked } from '../services/desk/listActivity';

import { sendSheet } from './sendSheet';
import { staffLogger } from './staffLogger';
import { soughtIn } from './wantedOrders';

interface Parts {
  db: Db;
  now: () => Date;
}

/** Entries per page. */
const PAGE = 50;

export const staffActivityRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  const { db } = parts;
  const note = staffLogger(parts);

  app.route({
    ...listActivity,
    config: { access: 'staff', role: 'admin', limit: 'browse' },
    handler: (request) => {
      const { after, ...asked } = request.query;
      const language = languageOf(request);
      return readActivity(db, askedIn(asked), { after, limit: PAGE, language });
    },
  });

  app.route({
    ...exportActivity,
    config: { access: 'staff', role: 'admin', limit: 'upload' },
    handler: async (request, reply) => {
      const language = languageOf(request);
      await note(request, 'exported activity');
      const sheet = writeActivity(db, askedIn(request.query), language);
      return sendSheet(reply, sheet, { format: 'csv', name: 'activity', language, country: 'CA' });
    },
  });
};

type Asked = ActivityAsked & Omit<Parameters<typeof soughtIn>[0], 'search'>;

function askedIn({ kind, actor, subject, ...asked }: Omit<Asked, 'until'>): ActivityAsked {
  const { from, until } = soughtIn(asked);
  return { kind, actor, subject, from, until };
}
