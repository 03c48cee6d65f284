import { format } from 'node:util';

/**
 * Warnings that depend only on the machine's speed: how long Redux Toolkit's checks took, and
 * whether a lazily loaded part arrived before the click ended.
 */
const TIMING =
  /^((Immutable|Serializable)StateInvariantMiddleware took|A component suspended inside an `act` scope)/;

let printed: string[] = [];
let expectedPrefixes: string[] = [];

/** Announces that the test expects a message with this prefix. */
export const expectMessage = (prefix: string) => void expectedPrefixes.push(prefix);

const print = (...parts: unknown[]) => void printed.push(format(...parts));

beforeEach(() => {
  [printed, expectedPrefixes] = [[], []];
  console.warn = print;
  console.error = print;
});

afterEach(() => {
  const isUnexpected = (message: string) =>
    !TIMING.test(message) && !expectedPrefixes.some((prefix) => message.startsWith(prefix));
  // An unannounced warning or error fails the test.
  expect(printed.filter(isUnexpected)).toEqual([]);
});
