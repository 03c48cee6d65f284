import { nextJob } from '../../../db/jobs';
import { KINDS, type AnyKind } from '../kinds';

import { runJob, type JobContext } from './runJob';

/** Processes jobs until closed; call `wake` when there is new work. */
export interface Jobs {
  wake: () => void;
  close: () => Promise<void>;
}

/** Polling interval for jobs accepted or abandoned by another process, in milliseconds. */
const POLL_INTERVAL_MS = 2000;

export function openJobs(context: JobContext): Jobs {
  let isClosed = false;
  const workers = new Map<string, Promise<void>>();
  const workOn = async (kind: AnyKind) => {
    let job = await nextJob(context.db, kind.name);
    while (job && !isClosed) {
      await runJob(context, kind, job, () => isClosed);
      job = await nextJob(context.db, kind.name);
    }
  };
  const startWork = () => {
    for (const kind of KINDS) {
      if (isClosed || workers.has(kind.name)) continue;
      const work = workOn(kind)
        .catch((error: unknown) => context.onError('Processing jobs failed.', error))
        .finally(() => workers.delete(kind.name));
      workers.set(kind.name, work);
    }
  };
  const timer = setInterval(startWork, POLL_INTERVAL_MS).unref();
  return {
    wake: startWork,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await Promise.all(workers.values());
    },
  };
}
