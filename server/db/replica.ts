import { performance } from 'node:perf_hooks';

import { openPostgres, type Db } from './client';
import {
  primaryState,
  replicaPosition,
  replicaState,
  type Position,
  type ServerState,
} from './positions';
import { splitPassword } from './postgresAddress';

/** How far a replica may lag and still serve customers without newer changes, in milliseconds. */
const MOST_BEHIND = 10_000;
/** Timeout for a query to the replica, in milliseconds. */
const PROMPT = 5_000;
/** Number of checks whose positions are stored: they must span more than the permitted lag. */
const MARKS = 60;

/** Thrown if the replica's URL leads to another database. */
export class NoReplica extends Error {}

/** A replica in its state at the last check. */
export interface Replica {
  /** `undefined` while it must not be read. */
  current: () => Db | undefined;
  /** Whether it has replayed the log up to a position. */
  has: (position: Position) => Promise<boolean>;
  /** Reports that it did not respond; it is not read until the next check. */
  markUnavailable: (db: Db, error: unknown) => void;
  /** Why it is not in use, as a sentence. */
  complaint: () => string | undefined;
  check: () => Promise<void>;
  close: () => Promise<void>;
}

/** Follows a replica; `say` receives a message when it goes out of use or comes back. */
export function followReplica(primaryDb: Db, url: string, say: (words: string) => void): Replica {
  const name = `The replica at ${splitPassword(url).shown}`;
  const open = () => openPostgres(url, () => {}, { query_timeout: PROMPT });
  let db = open();
  let isUsed = false;
  let complaint: string | undefined;
  let reached: Position = 0n;
  /** Positions of the primary at the last checks, and their times. */
  let marks: { at: number; position: Position }[] = [];

  const settle = (fault: string | undefined) => {
    isUsed = fault === undefined;
    const words = fault && `${name} ${fault}; reads go to the primary instead.`;
    if (words !== complaint) say(words ?? `${name} is in use again.`);
    complaint = words;
  };
  const lose: Replica['markUnavailable'] = (lost, error) => {
    if (lost !== db) return;
    // Its connections may hang, so a new pool is opened.
    db = open();
    void lost.destroy().catch(() => {});
    settle(`cannot be read (${error instanceof Error ? error.message : String(error)})`);
  };
  const isBehind = () => {
    const mark = marks.findLast(({ position }) => position <= reached);
    return !mark || performance.now() - mark.at > MOST_BEHIND;
  };

  const look = async () => {
    const at = performance.now();
    // While the primary is unreachable, only the elapsed time counts towards the lag.
    const primary = await primaryState(primaryDb).catch(() => undefined);
    if (primary) marks = [...marks, { at, position: primary.position }].slice(-MARKS);
    const asked = db;
    const state = await replicaState(asked).catch((error: unknown) => lose(asked, error));
    if (!state || asked !== db || (!primary && !isUsed)) return;
    reached = state.position;
    const fault = primary && faultOf(state, primary);
    settle(fault ?? (isBehind() ? `is more than ${MOST_BEHIND / 1000} seconds behind` : undefined));
    if (fault === FOREIGN) throw new NoReplica(`${name} ${fault}. ${ADVICE}`);
  };

  return {
    current: () => (isUsed ? db : undefined),
    has: async (position) => {
      const asked = db;
      if (reached < position) {
        await replicaPosition(asked).then(
          (now) => (reached = now),
          (error: unknown) => lose(asked, error),
        );
      }
      return isUsed && reached >= position;
    },
    markUnavailable: lose,
    complaint: () => complaint,
    check: look,
    close: () => db.destroy(),
  };
}

const FOREIGN = 'does not follow the database in DATABASE_URL';
const ADVICE =
  'Set DATABASE_READ_URL to a streaming replica of that database, or leave it unset to read from the primary.';

/** Why a server cannot be read in place of the primary. */
function faultOf(state: ServerState, primary: ServerState): string | undefined {
  if (state.system !== primary.system || state.database !== primary.database) return FOREIGN;
  if (!state.isReplica) return 'is not a replica: it accepts writes itself';
  // It may hold changes of the former primary that the current one never received.
  if (state.timeline !== primary.timeline) return 'has not switched to the new primary yet';
  return undefined;
}
