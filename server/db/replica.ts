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
const MAX_LAG_MS = 10_000;
/** Timeout for a query to the replica, in milliseconds. */
const QUERY_TIMEOUT_MS = 5_000;
/** Number of checks whose positions are stored: they must span more than the permitted lag. */
const MAX_MARKS = 60;

/** Thrown if the replica's URL leads to another database. */
export class ForeignReplica extends Error {}

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

/** Follows a replica; `log` receives a message when it goes out of use or comes back. */
export function followReplica(primaryDb: Db, url: string, log: (text: string) => void): Replica {
  const name = `The replica at ${splitPassword(url).displayUrl}`;
  const open = () => openPostgres(url, () => {}, { query_timeout: QUERY_TIMEOUT_MS });
  let db = open();
  let isInUse = false;
  let complaint: string | undefined;
  let replayedPosition: Position = 0n;
  const lag = openLagMeter();

  const updateStatus = (fault: string | undefined) => {
    isInUse = fault === undefined;
    const text = fault && `${name} ${fault}; reads go to the primary instead.`;
    if (text !== complaint) log(text ?? `${name} is in use again.`);
    complaint = text;
  };
  const reopenPool: Replica['markUnavailable'] = (failedDb, error) => {
    if (failedDb !== db) return;
    // Its connections may hang, so a new pool is opened.
    db = open();
    void failedDb.destroy().catch(() => {});
    updateStatus(`cannot be read (${error instanceof Error ? error.message : String(error)})`);
  };
  const checkReplica = async () => {
    const at = performance.now();
    // While the primary is unreachable, only the elapsed time counts towards the lag.
    const primary = await primaryState(primaryDb).catch(() => undefined);
    if (primary) lag.mark(at, primary.position);
    const queriedDb = db;
    const state = await replicaState(queriedDb).catch((error: unknown) =>
      reopenPool(queriedDb, error),
    );
    if (!state || queriedDb !== db || (!primary && !isInUse)) return;
    replayedPosition = state.position;
    const fault = primary && faultOf(state, primary);
    updateStatus(
      fault ??
        (lag.isTooLong(replayedPosition)
          ? `is more than ${MAX_LAG_MS / 1000} seconds behind`
          : undefined),
    );
    if (fault === FOREIGN_DATABASE) throw new ForeignReplica(`${name} ${fault}. ${ADVICE}`);
  };

  return {
    current: () => (isInUse ? db : undefined),
    has: async (position) => {
      const queriedDb = db;
      if (replayedPosition < position) {
        await replicaPosition(queriedDb).then(
          (now) => (replayedPosition = now),
          (error: unknown) => reopenPool(queriedDb, error),
        );
      }
      return isInUse && replayedPosition >= position;
    },
    markUnavailable: reopenPool,
    complaint: () => complaint,
    check: checkReplica,
    close: () => db.destroy(),
  };
}

/** Tells how far a replica lags, from the positions of the primary at the last checks. */
function openLagMeter() {
  let marks: { at: number; position: Position }[] = [];
  return {
    mark: (at: number, position: Position) => {
      marks = [...marks, { at, position }].slice(-MAX_MARKS);
    },
    isTooLong: (replayedPosition: Position): boolean => {
      const mark = marks.findLast(({ position }) => position <= replayedPosition);
      return !mark || performance.now() - mark.at > MAX_LAG_MS;
    },
  };
}

const FOREIGN_DATABASE = 'does not follow the database in DATABASE_URL';
const ADVICE =
  'Set DATABASE_READ_URL to a streaming replica of that database, or leave it unset to read from the primary.';

/** Why a server cannot be read in place of the primary. */
function faultOf(state: ServerState, primary: ServerState): string | undefined {
  if (state.system !== primary.system || state.database !== primary.database)
    return FOREIGN_DATABASE;
  if (!state.isReplica) return 'is not a replica: it accepts writes itself';
  // It may hold changes of the former primary that the current one never received.
  if (state.timeline !== primary.timeline) return 'has not switched to the new primary yet';
  return undefined;
}
