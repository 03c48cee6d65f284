import type { FastifyRequest } from 'fastify';

import type { StaffAction } from '#domain/activity';

import type { Db } from '../db/client';
import { addToStaffLog } from '../db/staffLog';
import { staffOf } from '../plugins/session';

interface Parts {
  db: Db;
  now: () => Date;
}

/** Logs what a member of staff viewed, or did without recording an event, and its reference. */
export const staffLogger =
  ({ db, now }: Parts) =>
  (request: FastifyRequest, action: StaffAction, reference = '', detail = ''): Promise<void> =>
    addToStaffLog(db, {
      action,
      reference,
      detail,
      address: request.ip,
      at: now().toISOString(),
      staff_id: staffOf(request).id,
    });
