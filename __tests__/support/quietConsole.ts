import { format } from 'node:util';

/**
 * What depends on the machine's speed alone: how long the toolkit's checks took, and whether a part
 * of the page that a press opens was fetched before the press was over.
 */
const TIMING =
  /^((Immutable|Serializable)StateInvariantMiddleware took|A component suspended inside an `act` scope)/;

let printed: string[] = [];
let announced: string[] = [];

/** A message that begins so belongs to what the test does. */
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
  // A warning or an error that the test has not spoken of is a failure of the test.
  expect(printed.filter(isUnexpected)).toEqual([]);
});
