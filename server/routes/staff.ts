import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import {
  approveApplication,
  askApplicant,
  beginReview,
  declineApplication,
  listApplications,
  revealField,
  showApplication,
  signInStaff,
  signOutStaff,
} from '#contract/review';
import { tidyEmail } from '#domain/emails';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import type { DataKeys } from '../crypto/dataKeys';
import { findApplications } from '../db/applications';
import type { Db } from '../db/client';
import { deleteStaffSession } from '../db/staff';
import { staffOf } from '../plugins/session';
import {
  approveApplication as approve,
  askApplicant as ask,
  beginReview as begin,
  declineApplication as decline,
  revealField as reveal,
  type Task,
} from '../services/application/reviewApplication';
import { showApplication as read, summaryOf } from '../services/application/showApplication';
import { makePasswordAttempts } from '../services/passwordAttempts';
import type { PostOffice } from '../services/sendMails';
import { signInStaff as openStaffSession } from '../services/staffSessions';

interface Parts {
  db: Db;
  keys: DataKeys;
  mails: PostOffice;
  now: () => Date;
}

const READ = { access: 'staff', limit: 'browse' } as const;
const CHANGE = { access: 'staff', limit: 'change' } as const;

export const staffRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  const { db, mails, now } = parts;
  const attempts = makePasswordAttempts();
  const taskOf = (request: FastifyRequest, reference: string): Task => ({
    reference,
    staffId: staffOf(request).id,
    at: now(),
  });

  app.route({
    ...signInStaff,
    config: { access: 'public', limit: 'signIn' },
    handler: async ({ body, ip }, reply) => {
      reply.header('cache-control', 'no-store');
      const credentials = { email: tidyEmail(body.email), password: body.password, address: ip };
      const { token, email } = await openStaffSession(db, attempts, credentials, now());
      return { status: true as const, token, staff: { email } };
    },
  });

  app.route({
    ...signOutStaff,
    config: CHANGE,
    handler: async (request) => {
      await deleteStaffSession(db, staffOf(request).tokenHash);
      return { status: true };
    },
  });

  app.route({
    ...listApplications,
    config: READ,
    handler: async ({ query: { state, page = 1, pagination = DEFAULT_PAGE_SIZE } }) => {
      const asked = { state, limit: pagination, offset: (page - 1) * pagination };
      const { applications, total } = await findApplications(db, asked);
      return { applications: applications.map(summaryOf), total, page, pagination };
    },
  });

  app.route({
    ...showApplication,
    config: READ,
    handler: async ({ query }) => ({ application: await read(parts, query.reference) }),
  });

  app.route({
    ...revealField,
    config: CHANGE,
    handler: async (request) => {
      const { reference, field } = request.body;
      const value = await reveal(parts, taskOf(request, reference), field);
      return { status: true as const, value };
    },
  });

  app.route({
    ...beginReview,
    config: CHANGE,
    handler: async (request) => {
      await begin(parts, taskOf(request, request.body.reference));
      return { status: true };
    },
  });

  app.route({
    ...askApplicant,
    config: CHANGE,
    handler: async (request) => {
      const { reference, question } = request.body;
      await ask(parts, taskOf(request, reference), question);
      mails.send();
      return { status: true };
    },
  });

  app.route({
    ...approveApplication,
    config: CHANGE,
    handler: async (request) => {
      const { reference, customer_code: customerCode, cflag: country } = request.body;
      const account = { customerCode, country };
      const customerId = await approve(parts, taskOf(request, reference), account);
      mails.send();
      return { status: true as const, customer_id: customerId };
    },
  });

  app.route({
    ...declineApplication,
    config: CHANGE,
    handler: async (request) => {
      const { reference, reason } = request.body;
      await decline(parts, taskOf(request, reference), reason);
      mails.send();
      return { status: true };
    },
  });
};
