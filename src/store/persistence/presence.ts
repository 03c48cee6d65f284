import { nanoid } from '@reduxjs/toolkit';

/** A tab of the browser while a customer is signed in there. */
export interface Presence {
  /** Identifies the tab to other tabs. */
  tab: string;
  /**
   * Resolves once another tab is gone and this tab is the first to acquire its lock, and therefore
   * its heir; never after `leave`.
   */
  inherit: (other: string) => Promise<void>;
  leave: () => void;
}

/**
 * Each tab holds a lock of its own name (Web Locks), which the browser releases however the tab
 * ends. The tab that acquires it next holds it in turn, so that a tab has only one heir. Without
 * TLS there are no locks, and every other tab counts as gone.
 */
export function registerTab(): Presence {
  const tab = nanoid();
  const { locks } = navigator;
  const leaving = new AbortController();
  const { signal } = leaving;
  const left = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const acquireLock = (name: string) =>
    new Promise<void>((acquired) => {
      if (!locks) return acquired();
      const request = locks.request(`tab:${name}`, { signal }, () => {
        acquired();
        return left;
      });
      // A browser that refuses storage refuses locks, too.
      request.catch(() => {
        if (!signal.aborted) acquired();
      });
    });
  void acquireLock(tab);
  return { tab, inherit: acquireLock, leave: () => leaving.abort() };
}
