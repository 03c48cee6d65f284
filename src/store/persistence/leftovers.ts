import { del, set } from 'idb-keyval';

import { answerInTime } from './answerInTime';
import { succeeds } from './succeeds';
import { entryNames, parseJson, readText, writeText } from './webStorage';

/*
 * A page that is left aborts what it is writing into IndexedDB. It therefore writes synchronously
 * into localStorage what is at risk, and the next page moves that to its place.
 */

const UNWRITTEN_PREFIX = 'unwritten:';

/** The texts that are being moved, by their keys. */
const moving = new Map<string, string>();

/** Resolves once the page, which has been left, is shown again, if ever. */
let shownAgain: Promise<void> | undefined;

const setText = (key: string, text: string | null): void =>
  void writeText('localStorage', UNWRITTEN_PREFIX + key, text);

/** Runs before the listeners of whoever writes leftovers, which may be newer. */
function leave() {
  for (const [key, text] of moving) setText(key, text);
  shownAgain = new Promise((resolve) => {
    const show = () => {
      shownAgain = undefined;
      resolve();
    };
    window.addEventListener('pageshow', show, { once: true });
  });
}
if (typeof window !== 'undefined') window.addEventListener('pagehide', leave);

/**
 * Writes a value for IndexedDB synchronously, before the page is gone; `null` deletes it there.
 */
export const writeLeftover = (key: string, value: object | null): void =>
  setText(key, JSON.stringify(value));

/**
 * Drops what is about to be replaced in IndexedDB. A page that has been left goes on for a moment:
 * what it writes by then waits until it is shown again.
 */
export async function dropLeftover(key: string): Promise<void> {
  await shownAgain;
  setText(key, null);
}

/** Moves a value that a page could not write into IndexedDB before it was left. */
export async function flushLeftover(key: string): Promise<void> {
  await shownAgain;
  const text = readText('localStorage', UNWRITTEN_PREFIX + key);
  if (text === null) return;
  setText(key, null);
  const left = parseJson(text);
  if (left === undefined) return;
  moving.set(key, text);
  const isMoved = await answerInTime(succeeds(() => (left === null ? del(key) : set(key, left))));
  moving.delete(key);
  if (isMoved === undefined) setText(key, text);
}

/** The same for every record; what remains in localStorage would be deleted with the session. */
export async function flushLeftovers(): Promise<void> {
  const left = entryNames('localStorage').filter((name) => name.startsWith(UNWRITTEN_PREFIX));
  await Promise.all(left.map((name) => flushLeftover(name.slice(UNWRITTEN_PREFIX.length))));
}
