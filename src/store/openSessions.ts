import { accountApi } from '../api/account';
import { isTemporary } from '../api/reasonOf';

import type { AppThunk } from './hooks';
import { openSessionsEntry } from './persistence/openSessionsEntry';
import { sha256 } from './sha256';

/** Interval at which an unreachable server is asked again, in milliseconds. */
const RETRY_MS = 3000;

/**
 * Remembers a session that could not be ended on the server, by the hash of its token: that ends the
 * session and grants nothing.
 */
export async function keepOpenSession(token: string): Promise<void> {
  const hash = await sha256(token);
  if (hash) openSessionsEntry.write([...openSessionsEntry.read(), hash]);
}

/** Ends the remembered sessions on the server as soon as it responds. */
export const endOpenSessions = (): AppThunk<Promise<void>> => async (dispatch) => {
  for (;;) {
    const [hash] = openSessionsEntry.read();
    if (hash === undefined) return;
    const { error } = await dispatch(
      accountApi.endpoints.endSession.initiate({ token_hash: hash }),
    );
    if (error && isTemporary(error)) await new Promise((done) => setTimeout(done, RETRY_MS));
    else openSessionsEntry.write(openSessionsEntry.read().filter((kept) => kept !== hash));
  }
};
