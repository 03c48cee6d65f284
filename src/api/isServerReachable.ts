import { callUrl } from './hosts';

/** Timeout for the server's response, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Whether the response comes from a proxy in place of an unavailable server: a gateway error, or a
 * page instead of JSON.
 */
const isOfProxy = ({ type, ok, status, headers }: Response) =>
  type !== 'opaque' &&
  (ok ? !headers.get('Content-Type')?.includes('json') : status > 501 && status < 505);

/**
 * Whether the server responds at all; neither the content nor the readability of the response
 * matters.
 */
export const isServerReachable = (): Promise<boolean> =>
  fetch(callUrl('/api/features'), {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    (response) => !isOfProxy(response),
    () => false,
  );
