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

import { serve, type App } from './serve';
import { staffLogger } from './staffLogger';
import { ifMatchVersion, tagVersion } from './v1/ifMatch';

interface Parts {
  db: Db;
  keys: DataKeys;
  devices: DeviceCookie;
  mails: MailQueue;
  now: () => Date;
}

const READ = { access: 'staff', role: 'accounts', limit: 'browse' } as const;
const CHANGE = { access: 'staff', role: 'accounts', limit: 'change' } as const;

export const staffRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerSessions(app, parts);
  registerReads(app, parts);
  registerReview(app, parts);
  registerDecisions(app, parts);
};

function registerSessions(app: App, { db, devices, now }: Parts) {
  const attempts = makePasswordAttempts(db, 'staff');
  serve(
    app,
    contract.signInStaff,
    { access: 'public', limit: 'signIn' },
    async (request, reply) => {
      const { body, ip: address } = request;
      reply.header('cache-control', 'no-store');
      const device = devices.read(request, body.email);
      const credentials = { ...body, email: normaliseEmail(body.email), address, device };
      const { token, email, roles } = await signInStaff(db, attempts, credentials, now());
      if (device === undefined) devices.set(reply, email);
      return { status: true as const, token, staff: { email, roles: [...roles] } };
    },
  );

  serve(
    app,
    contract.signOutStaff,
    { access: 'staff', role: undefined, limit: 'change' },
    async (request) => {
      await signOutStaff(db, staffOf(request), request.ip, now());
      return { status: true };
    },
  );
}

/** Every read is logged with the member of staff who made it. */
function registerReads(app: App, parts: Parts) {
  const { db } = parts;
  const logAction = staffLogger(parts);

  serve(app, contract.listApplications, READ, async (request) => {
    const { status, search = '', sort: sorting } = request.query;
    const { page = 1, pagination = DEFAULT_PAGE_SIZE } = request.query;
    const words = search.split(/\s+/).filter(Boolean);
    const slice = { limit: pagination, offset: (page - 1) * pagination };
    const filters = { status, words, sorting, ...slice };
    const { applications, counts, total } = await findApplications(db, filters);
    await logAction(request, 'listed');
    return { applications: applications.map(summaryOf), total, counts, page, pagination };
  });

  serve(app, contract.showApplication, READ, async (request, reply) => {
    const application = await showApplication(parts, request.query.reference);
    await logAction(request, 'read', application.reference);
    tagVersion(reply, application.version);
    return { application };
  });
}

const taskOf = (request: FastifyRequest, { reference }: { reference: string }, at: Date): Task => ({
  reference,
  version: ifMatchVersion(request),
  staffId: staffOf(request).id,
  at,
  from: request.ip,
});

function registerReview(app: App, parts: Parts) {
  serve(app, contract.revealField, CHANGE, async (request) => {
    const task = taskOf(request, request.body, parts.now());
    const value = await revealField(parts, task, request.body.field);
    return { status: true as const, value };
  });

  serve(app, contract.beginReview, CHANGE, async (request) => {
    await beginReview(parts, taskOf(request, request.body, parts.now()));
    return { status: true };
  });
}

/** The applicant learns of each decision by e-mail. */
function registerDecisions(app: App, parts: Parts) {
  const { mails, now } = parts;

  serve(app, contract.askApplicant, CHANGE, async (request) => {
    await askApplicant(parts, taskOf(request, request.body, now()), request.body.question);
    mails.send();
    return { status: true };
  });

  serve(app, contract.approveApplication, CHANGE, async (request) => {
    const { customer_code: customerCode, cflag: country } = request.body;
    const account = { customerCode, country };
    const task = taskOf(request, request.body, now());
    const customerId = await approveApplication(parts, task, account);
    mails.send();
    return { status: true as const, customer_id: customerId };
  });

  serve(app, contract.declineApplication, CHANGE, async (request) => {
    const task = taskOf(request, request.body, now());
    await declineApplication(parts, task, request.body.reason);
    mails.send();
    return { status: true };
  });
}
