import type { Db } from '../db/client';
import { deleteAnswersBefore } from '../db/idempotencyKeys';
import { deleteDeadSessions } from '../db/sessions';

import { sessionLimits } from './sessions';

/** Answers are kept for repeated requests at least a day; a week is safe. */
const KEPT_ANSWERS = 7 * 24 * 60 * 60_000;

/** Clears away what nobody can use any more: dead sessions and old answers. */
export async function keepHouse(db: Db, now: Date): Promise<void> {
  await deleteDeadSessions(db, sessionLimits(now));
  await deleteAnswersBefore(db, new Date(now.getTime() - KEPT_ANSWERS).toISOString());
}
