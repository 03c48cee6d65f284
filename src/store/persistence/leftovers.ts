import { del, set } from 'idb-keyval';

import { answerInTime } from './answerInTime';
import { succeeds } from './succeeds';
import { entryNames, parseJson, readText, writeText } from './webStorage';

/*
 * A page that is left aborts what it is writing into IndexedDB. It therefore writes synchronously
 * into localStorage what is at risk, and the next page moves that to its place.
 */

const UNWRITTEN_PREFIX = 'unwritten:';

/** The newest value of each key, until it is written; `null` deletes. */
const unwritten = new Map<string, { value: object | null }>();

/** Resolves once the page, which has been left, is shown again, if ever. */
let shownAgain: Promise<void> | undefined;

const setText = (key: string, text: string | null): void =>
  void writeText('localStorage', UNWRITTEN_PREFIX + key, text);

/** Drops what is about to be replaced in IndexedDB. */
export const dropLeftover = (key: string): void => setText(key, null);

const writeLeftover = (key: string, value: object | null): void =>
  setText(key, JSON.stringify(value));

/** Runs before the listeners of whoever then begins to write. */
function leave() {
  unwritten.forEach(({ value }, key) => writeLeftover(key, value));
  shownAgain = new Promise((resolve) => {
    const show = () => {
      // What is still to be written is written by this page.
      unwritten.forEach((_own, key) => dropLeftover(key));
      shownAgain = undefined;
      resolve();
    };
    window.addEventListener('pageshow', show, { once: true });
  });
}
if (typeof window !== 'undefined') window.addEventListener('pagehide', leave);

/**
 * Writes a value into IndexedDB; if the page is left before that, the next page does: `null`
 * deletes it there, and `undefined` is lost. A page that has been left goes on for a moment: what
 * it begins to write by then waits until it is shown again, if ever.
 */
export async function writeSurely<Result>(
  key: string,
  value: object | null | undefined,
  write: () => Promise<Result>,
): Promise<Result> {
  if (value === undefined) {
    await shownAgain;
    return write();
  }
  const own = { value };
  unwritten.set(key, own);
  if (shownAgain) writeLeftover(key, value);
  await shownAgain;
  const result = await write();
  const forget = () => {
    if (unwritten.get(key) === own) unwritten.delete(key);
  };
  // The browser may have aborted it.
  if (shownAgain) void shownAgain.then(forget);
  else forget();
  return result;
}

/** Moves a value that a page could not write into IndexedDB before it was left. */
export async function flushLeftover(key: string): Promise<void> {
  await shownAgain;
  const text = readText('localStorage', UNWRITTEN_PREFIX + key);
  if (text === null) return;
  dropLeftover(key);
  const left = parseJson(text) as object | null | undefined;
  if (left === undefined) return;
  const move = () => succeeds(() => (left === null ? del(key) : set(key, left)));
  // Whoever is writing a newer value calls this first.
  const moving = unwritten.has(key) ? move() : writeSurely(key, left, move);
  if ((await answerInTime(moving)) === undefined) setText(key, text);
}

/** The same for every record; what remains in localStorage would be deleted with the session. */
export async function flushLeftovers(): Promise<void> {
  const left = entryNames('localStorage').filter((name) => name.startsWith(UNWRITTEN_PREFIX));
  await Promise.all(left.map((name) => flushLeftover(name.slice(UNWRITTEN_PREFIX.length))));
}
