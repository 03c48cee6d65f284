import { addToApiLog } from '../../db/apiLog';
import type { Db } from '../../db/client';
import type { ApiLogTable } from '../../db/tables/apiKeys';

/** Interval between writes to the call log, in milliseconds. */
const WRITE_INTERVAL_MS = 2_000;

/** Writes machine calls to the log in batches; the content of a call is never logged. */
export function openCallLog(db: Db, onError: (message: string, error: unknown) => void) {
  let pending: ApiLogTable[] = [];

  const write = async () => {
    const calls = pending;
    pending = [];
    if (calls.length === 0) return;
    await addToApiLog(db, calls).catch((error: unknown) =>
      onError('Writing the API call log failed.', error),
    );
  };
  const timer = setInterval(() => void write(), WRITE_INTERVAL_MS).unref();

  return {
    note: (call: ApiLogTable) => void pending.push(call),
    close: async () => {
      clearInterval(timer);
      await write();
    },
  };
}
