import { NO_CHANGES, type ChangedProducts } from '../../../catalogue/version';
import type { JobTable } from '../../../db/tables/jobs';
import type { OutcomeCounts } from '../../actions/outcomes';

/** Progress of a job. */
export interface Progress {
  outcomes: OutcomeCounts;
  /** Changes that the in-memory catalogue has not been notified of. */
  unannounced: ChangedProducts;
}

/** As stored, with names that servers of earlier versions read and write too. */
interface StoredProgress {
  outcomes?: OutcomeCounts;
  untold?: ChangedProducts;
  /** Of a job started by a version that did not record which changes. */
  isUntold?: boolean;
}

export const serialiseProgress = ({ outcomes, unannounced }: Progress): string =>
  JSON.stringify({ outcomes, untold: unannounced } satisfies StoredProgress);

export function progressOf({ counts }: Pick<JobTable, 'counts'>): Progress {
  const { outcomes = {}, untold = NO_CHANGES, isUntold } = JSON.parse(counts) as StoredProgress;
  return { outcomes, unannounced: isUntold ? 'whole' : untold };
}
