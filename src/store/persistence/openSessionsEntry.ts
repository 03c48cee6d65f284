import { parseJson, readText, writeText } from './webStorage';

/** Hashes of the tokens of sessions that the server has not been told to end. */
export const openSessionsEntry = {
  read: (): string[] => {
    const hashes = parseJson(readText('localStorage', 'openSessions') ?? '[]');
    return Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : [];
  },
  write: (hashes: readonly string[]) =>
    writeText('localStorage', 'openSessions', hashes.length > 0 ? JSON.stringify(hashes) : null),
};
