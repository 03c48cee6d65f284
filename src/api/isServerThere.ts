import { addressOf } from './hosts';

/** Milliseconds that the server has for its answer. */
const PATIENCE = 10_000;

/** What a proxy answers for a server that is away: its own error, or a page in place of data. */
const isOfProxy = ({ type, ok, status, headers }: Response) =>
  type !== 'opaque' &&
  (ok ? !headers.get('Content-Type')?.includes('json') : status > 501 && status < 505);

/** Whether the server answers at all; what it answers is of no matter, nor whether it may be read. */
export const isServerThere = (): Promise<boolean> =>
  fetch(addressOf('/api/features'), {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    (answer) => !isOfProxy(answer),
    () => false,
  );
