import { addressOf } from './hosts';

/** Milliseconds that the server has for its answer. */
const PATIENCE = 10_000;

/** Whether the server answers at all; what it answers is of no matter, nor whether it may be read. */
export const isServerThere = (): Promise<boolean> =>
  fetch(addressOf('/api/features'), {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    () => true,
    () => false,
  );
