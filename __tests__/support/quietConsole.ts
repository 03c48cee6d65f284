import { format } from 'node:util';

import { forgetExpected, isExpected } from './expectMessage';

/**
 * Warnings that depend only on the machine's speed: how long Redux Toolkit's checks took, and
 * whether a lazily loaded part arrived before the click ended.
 */
const TIMING =
  /^((Immutable|Serializable)StateInvariantMiddleware took|A component suspended inside an `act` scope)/;

let printed: string[] = [];

const print = (...parts: unknown[]) => void printed.push(format(...parts));

beforeEach(() => {
  printed = [];
  forgetExpected();
  console.warn = print;
  console.error = print;
});

afterEach(() => {
  const isUnexpected = (message: string) => !TIMING.test(message) && !isExpected(message);
  // An unannounced warning or error fails the test.
  expect(printed.filter(isUnexpected)).toEqual([]);
});
