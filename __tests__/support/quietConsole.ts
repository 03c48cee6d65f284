import { format } from 'node:util';

/**
 * Warnings that depend only on the machine's speed: how long Redux Toolkit's checks took, and
 * whether a lazily loaded part arrived before the click ended.
 */
const TIMING =
  /^((Immutable|Serializable)StateInvariantMiddleware took|A component suspended inside an `act` scope)/;

let printed: string[] = [];
let announced: string[] = [];

/** Announces that the test expects a message with this prefix. */
export const expectMessage = (beginning: string) => void announced.push(beginning);

const print = (...parts: unknown[]) => void printed.push(format(...parts));

beforeEach(() => {
  [printed, announced] = [[], []];
  console.warn = print;
  console.error = print;
});

afterEach(() => {
  const isUnexpected = (message: string) =>
    !TIMING.test(message) && !announced.some((beginning) => message.startsWith(beginning));
  // An unannounced warning or error fails the test.
  expect(printed.filter(isUnexpected)).toEqual([]);
});
