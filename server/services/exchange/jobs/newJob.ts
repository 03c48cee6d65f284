import { randomUUID } from 'node:crypto';

import type { JobTable } from '../../../db/tables/jobs';
import type { Actor } from '../../action';
import type { Manner } from '../dataKind';

export interface JobOptions {
  manner: Manner;
  isDryRun: boolean;
  /** True for one that may be applied: it keeps its rows, and goes on where something must be agreed to. */
  isTrial?: boolean;
  /** The trial whose outcomes the rows must come to; a row that comes to another is left alone. */
  foreseenBy?: string;
}

interface Begun extends Partial<JobTable> {
  kind: JobTable['kind'];
  state: JobTable['state'];
  actor: Actor;
  at: Date;
}

/** A job as it begins: nothing of it is done, asked or ended unless that is said. */
export const newJob = ({ actor, at, ...said }: Begun, options: Partial<JobOptions>): JobTable => ({
  ...{ id: randomUUID(), options: JSON.stringify(options) },
  ...{ actor_kind: actor.kind, actor_id: actor.id, rows: 0, counts: '{}', question: null },
  ...{ created_at: at.toISOString(), finished_at: null },
  ...said,
});
