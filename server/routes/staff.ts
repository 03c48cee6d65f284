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
import { normaliseEmail } from '#domain/emails';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import type { DataKeys } from '../crypto/dataKeys';
import { findApplications } from '../db/applications';
import type { Db } from '../db/client';
import type { DeviceCookie } from '../plugins/deviceCookie';
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
import type { MailQueue } from '../services/sendMails';
import {
  signInStaff as openStaffSession,
  signOutStaff as endStaffSession,
} from '../services/staffSessions';

import { staffLogger } from './staffLogger';

interface Parts {
  db: Db;
  keys: DataKeys;
  devices: DeviceCookie;
  mails: MailQueue;
  now: () => Date;
}

const READ = { access: 'staff', role: 'accounts', limit: 'browse' } as const;
const CHANGE = { access: 'staff', role: 'accounts', limit: 'change' } as const;

type App = Parameters<FastifyPluginAsyncTypebox>[0];

export const staffRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerSessions(app, parts);
  registerReads(app, parts);
  registerDecisions(app, parts);
};

function registerSessions(app: App, { db, devices, now }: Parts) {
  const attempts = makePasswordAttempts(db, 'staff');
  app.route({
    ...signInStaff,
    config: { access: 'public', limit: 'signIn' },
    handler: async (request, reply) => {
      const { body, ip: address } = request;
      reply.header('cache-control', 'no-store');
      const device = devices.read(request, body.email);
      const credentials = { ...body, email: normaliseEmail(body.email), address, device };
      const { token, email, roles } = await openStaffSession(db, attempts, credentials, now());
      if (device === undefined) devices.set(reply, email);
      return { status: true as const, token, staff: { email, roles: [...roles] } };
    },
  });

  app.route({
    ...signOutStaff,
    config: { access: 'staff', role: undefined, limit: 'change' },
    handler: async (request) => {
      await endStaffSession(db, staffOf(request), request.ip, now());
      return { status: true };
    },
  });
}

/** Every read is logged with the member of staff who made it. */
function registerReads(app: App, parts: Parts) {
  const { db } = parts;
  const logAction = staffLogger(parts);

  app.route({
    ...listApplications,
    config: READ,
    handler: async (request) => {
      const { status, search = '', page = 1, pagination = DEFAULT_PAGE_SIZE } = request.query;
      const words = search.split(/\s+/).filter(Boolean);
      const filters = { status, words, limit: pagination, offset: (page - 1) * pagination };
      const { applications, counts, total } = await findApplications(db, filters);
      await logAction(request, 'listed');
      return { applications: applications.map(summaryOf), total, counts, page, pagination };
    },
  });

  app.route({
    ...showApplication,
    config: READ,
    handler: async (request) => {
      const application = await read(parts, request.query.reference);
      await logAction(request, 'read', application.reference);
      return { application };
    },
  });
}

function registerDecisions(app: App, parts: Parts) {
  const { mails, now } = parts;
  const taskOf = (
    request: FastifyRequest,
    { reference, as_of: asOf }: { reference: string; as_of?: string | undefined },
  ): Task => ({ reference, asOf, staffId: staffOf(request).id, at: now(), from: request.ip });

  app.route({
    ...revealField,
    config: CHANGE,
    handler: async (request) => {
      const value = await reveal(parts, taskOf(request, request.body), request.body.field);
      return { status: true as const, value };
    },
  });

  app.route({
    ...beginReview,
    config: CHANGE,
    handler: async (request) => {
      await begin(parts, taskOf(request, request.body));
      return { status: true };
    },
  });

  app.route({
    ...askApplicant,
    config: CHANGE,
    handler: async (request) => {
      await ask(parts, taskOf(request, request.body), request.body.question);
      mails.send();
      return { status: true };
    },
  });

  app.route({
    ...approveApplication,
    config: CHANGE,
    handler: async (request) => {
      const { customer_code: customerCode, cflag: country } = request.body;
      const account = { customerCode, country };
      const customerId = await approve(parts, taskOf(request, request.body), account);
      mails.send();
      return { status: true as const, customer_id: customerId };
    },
  });

  app.route({
    ...declineApplication,
    config: CHANGE,
    handler: async (request) => {
      await decline(parts, taskOf(request, request.body), request.body.reason);
      mails.send();
      return { status: true };
    },
  });
}
