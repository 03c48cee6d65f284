import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import * as contract from '#contract/review';
import { normaliseEmail } from '#domain/emails';
import { DEFAULT_PAGE_SIZE } from '#domain/pages';

import type { DataKeys } from '../crypto/dataKeys';
import { findApplications } from '../db/applications';
import type { Db } from '../db/client';
import type { MailQueue } from '../mail/mailQueue';
import type { DeviceCookie } from '../plugins/deviceCookie';
import { staffOf } from '../plugins/session';
import { makePasswordAttempts } from '../services/accounts/passwordAttempts';
import { signInStaff, signOutStaff } from '../services/accounts/staffSessions';
import {
  approveApplication,
  askApplicant,
  beginReview,
  declineApplication,
  revealField,
  type Task,
} from '../services/application/reviewApplication';
import { showApplication, summaryOf } from '../services/application/showApplication';

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
  registerReview(app, parts);
  registerDecisions(app, parts);
};

function registerSessions(app: App, { db, devices, now }: Parts) {
  const attempts = makePasswordAttempts(db, 'staff');
  app.route({
    ...contract.signInStaff,
    config: { access: 'public', limit: 'signIn' },
    handler: async (request, reply) => {
      const { body, ip: address } = request;
      reply.header('cache-control', 'no-store');
      const device = devices.read(request, body.email);
      const credentials = { ...body, email: normaliseEmail(body.email), address, device };
      const { token, email, roles } = await signInStaff(db, attempts, credentials, now());
      if (device === undefined) devices.set(reply, email);
      return { status: true as const, token, staff: { email, roles: [...roles] } };
    },
  });

  app.route({
    ...contract.signOutStaff,
    config: { access: 'staff', role: undefined, limit: 'change' },
    handler: async (request) => {
      await signOutStaff(db, staffOf(request), request.ip, now());
      return { status: true };
    },
  });
}

/** Every read is logged with the member of staff who made it. */
function registerReads(app: App, parts: Parts) {
  const { db } = parts;
  const logAction = staffLogger(parts);

  app.route({
    ...contract.listApplications,
    config: READ,
    handler: async (request) => {
      const { status, search = '', sort: sorting } = request.query;
      const { page = 1, pagination = DEFAULT_PAGE_SIZE } = request.query;
      const words = search.split(/\s+/).filter(Boolean);
      const slice = { limit: pagination, offset: (page - 1) * pagination };
      const filters = { status, words, sorting, ...slice };
      const { applications, counts, total } = await findApplications(db, filters);
      await logAction(request, 'listed');
      return { applications: applications.map(summaryOf), total, counts, page, pagination };
    },
  });

  app.route({
    ...contract.showApplication,
    config: READ,
    handler: async (request) => {
      const application = await showApplication(parts, request.query.reference);
      await logAction(request, 'read', application.reference);
      return { application };
    },
  });
}

const taskOf = (
  request: FastifyRequest,
  { reference, as_of: asOf }: { reference: string; as_of?: string | undefined },
  at: Date,
): Task => ({ reference, asOf, staffId: staffOf(request).id, at, from: request.ip });

function registerReview(app: App, parts: Parts) {
  app.route({
    ...contract.revealField,
    config: CHANGE,
    handler: async (request) => {
      const task = taskOf(request, request.body, parts.now());
      const value = await revealField(parts, task, request.body.field);
      return { status: true as const, value };
    },
  });

  app.route({
    ...contract.beginReview,
    config: CHANGE,
    handler: async (request) => {
      await beginReview(parts, taskOf(request, request.body, parts.now()));
      return { status: true };
    },
  });
}

/** The applicant learns of each decision by e-mail. */
function registerDecisions(app: App, parts: Parts) {
  const { mails, now } = parts;

  app.route({
    ...contract.askApplicant,
    config: CHANGE,
    handler: async (request) => {
      await askApplicant(parts, taskOf(request, request.body, now()), request.body.question);
      mails.send();
      return { status: true };
    },
  });

  app.route({
    ...contract.approveApplication,
    config: CHANGE,
    handler: async (request) => {
      const { customer_code: customerCode, cflag: country } = request.body;
      const account = { customerCode, country };
      const task = taskOf(request, request.body, now());
      const customerId = await approveApplication(parts, task, account);
      mails.send();
      return { status: true as const, customer_id: customerId };
    },
  });

  app.route({
    ...contract.declineApplication,
    config: CHANGE,
    handler: async (request) => {
      const task = taskOf(request, request.body, now());
      await declineApplication(parts, task, request.body.reason);
      mails.send();
      return { status: true };
    },
  });
}
