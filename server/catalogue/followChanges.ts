import type { Db } from '../db/client';
import { readContentVersions } from '../db/contentVersions';

interface FollowOptions {
  /** Brings the catalogue up to date; resolves to whether it changed. */
  reload: () => Promise<boolean>;
  /** Runs after each check by the timer, so that it never delays startup. */
  maintain?: () => Promise<void>;
  /** Interval between checks, in milliseconds. */
  pollMs: number;
  onError: (error: unknown) => void;
}

/** Follows the catalogue and the content in the database, whichever process changes them. */
export async function followChanges(
  db: Db,
  { reload, maintain = async () => {}, pollMs, onError }: FollowOptions,
) {
  const readVersions = async () => JSON.stringify(await readContentVersions(db));
  let contentVersions = await readVersions();
  let edition = {};
  let isClosed = false;
  let isPolling = false;
  let timer: NodeJS.Timeout | undefined;
  let lastRefresh: Promise<void> = Promise.resolve();

  const reloadAll = async () => {
    const versions = await readVersions();
    if (versions !== contentVersions) edition = {};
    contentVersions = versions;
    if (await reload()) edition = {};
  };
  const refresh = () => {
    lastRefresh = lastRefresh.catch(() => {}).then(reloadAll);
    return lastRefresh;
  };
  const report = (error: unknown) => {
    if (!isClosed) onError(error);
  };
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    await refresh().catch(report);
    await maintain().catch(report);
    isPolling = false;
  };

  return {
    /** A new object each time that the public part of the catalogue or of the content changes. */
    get edition() {
      return edition;
    },
    isClosed: () => isClosed,
    refresh,
    start: () => {
      timer = setInterval(() => void poll(), pollMs);
      timer.unref();
    },
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
