import { nanoid } from '@reduxjs/toolkit';

/** A tab of the browser while a customer is signed in there. */
export interface Presence {
  /** Its name to the other tabs. */
  tab: string;
  /** Kept once another tab is gone and this one is the first to know: it is the heir. */
  inherit: (other: string) => Promise<void>;
  leave: () => void;
}

/**
 * Each tab holds a lock of its own name (Web Locks), which the browser frees however the tab ends;
 * whoever is given it then holds it in turn, so that nobody inherits twice. Without TLS a browser
 * has no locks: there, every other tab counts as gone.
 */
export function enter(): Presence {
  const tab = nanoid();
  const { locks } = navigator;
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const hold = (name: string) =>
    new Promise<void>((held) => {
      if (!locks) return held();
      const request = locks.request(`tab:${name}`, () => {
        held();
        return left;
      });
      // A browser that keeps nothing refuses locks, too.
      request.catch(held);
    });
  void hold(tab);
  return { tab, inherit: hold, leave };
}
