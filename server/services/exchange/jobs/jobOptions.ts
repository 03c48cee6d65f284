import type { JobTable } from '../../../db/tables/jobs';
import type { BatchOptions } from '../dataKind';

export interface JobOptions {
  batch: BatchOptions;
  isDryRun: boolean;
  /**
   * Whether the rows of a dry run are kept to be applied later; it continues even if something
   * needs confirmation.
   */
  keepsRows?: boolean;
  /** The dry run whose outcomes the rows must match; a row that does not match is skipped. */
  foreseenBy?: string;
}

/** As stored, with names that servers of earlier versions read and write too. */
interface StoredOptions extends Omit<JobOptions, 'batch' | 'keepsRows'> {
  manner: BatchOptions;
  isTrial?: boolean;
}

export function serialiseOptions({ batch, keepsRows, ...others }: JobOptions): string {
  const stored: StoredOptions = {
    manner: batch,
    ...others,
    ...(keepsRows !== undefined && { isTrial: keepsRows }),
  };
  return JSON.stringify(stored);
}

export function optionsOf({ options }: Pick<JobTable, 'options'>): JobOptions {
  const { manner, isTrial, ...others } = JSON.parse(options) as StoredOptions;
  return { batch: manner, ...others, ...(isTrial !== undefined && { keepsRows: isTrial }) };
}
