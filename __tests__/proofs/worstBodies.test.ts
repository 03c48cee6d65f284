import { MEBIBYTE } from '#domain/bytes';
import { ROLES } from '#domain/roles';

import { cpuTime } from '../support/areDistinguishable';
import { contractRoutes, type Shape } from '../support/contractRoutes';
import { signInDesk } from '../support/desk';
import { startEmbeddedServer } from '../support/embeddedServer';
import { newMachine } from '../support/machine';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { ANY_TEXT, worstBodies, type WorstBody } from '../support/worstBodies';

/** How many times as long as parsing a body the longest turn of the event loop may take. */
const FACTOR = 3;
/** Turns shorter than this are never too long, in milliseconds: about as long as `FACTOR` times 4 MiB of texts. */
const SHORT = 60;
/** A collection of garbage is in some turns, work in all of them: tries of which one must be short. */
const TRIES = 5;

const routes = contractRoutes().filter(({ url }) => !url.endsWith('/logout'));

let server: TestServer;
let anna: TestCustomer;
let staff: { token: string };
let erp: { token: string };

beforeAll(async () => {
  server = await startEmbeddedServer({
    environment: { LIMITS_CALL: '0', LIMITS_BATCH: '0' },
    fill: ({ db }) => storeTestProducts(db, [{ product_id: '1' }]),
  });
  anna = await createCustomer(server.db, 'anna');
  staff = await signInDesk(server, ROLES);
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());

const callerOf = ({ url }: { url: string }) =>
  url.startsWith('/api/staff/') ? staff : url.startsWith('/api/v1/') ? erp : anna;

/** Returns the CPU time of the longest turn of the event loop during the work, in milliseconds. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let start = cpuTime();
  const ended = new Promise<void>((resolve) => {
    const turn = () => {
      longest = Math.max(longest, cpuTime() - start);
      start = cpuTime();
      if (isDone) resolve();
      else setImmediate(turn);
    };
    setImmediate(turn);
  });
  await work();
  isDone = true;
  await ended;
  return longest;
}

/** Returns the CPU time of parsing a JSON text, in whole milliseconds. */
function parsingTime(text: string): number {
  const start = cpuTime();
  JSON.parse(text);
  return Math.round(cpuTime() - start);
}

describe('the longest turn of the event loop', () => {
  it.each(routes.map((route) => [`${route.method} ${route.url}`, route] as const))(
    'is short when %s gets its worst bodies',
    async (_name, { method, url, schema }) => {
      const shape = (schema.body ?? schema.querystring ?? {}) as Shape;
      const path = url.replace(/:\w+/g, '1');
      const { properties } = (schema.querystring ?? {}) as Shape;
      const isOwn = schema.body && properties && 'user_id' in properties;
      const tooLong = async ({ what, text }: WorstBody): Promise<string[]> => {
        let status = 0;
        const payload = text.replaceAll(
          `"user_id":${ANY_TEXT}`,
          `"user_id":${JSON.stringify(anna.id)}`,
        );
        const send = async () => {
          const answer = await server.app.inject({
            method,
            url: path,
            ...(isOwn && { query: { user_id: anna.id } }),
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${callerOf({ url }).token}`,
            },
            payload,
          });
          status = answer.statusCode;
        };
        const isLong = async () => {
          const turn = await longestTurn(send);
          const limit = turn > SHORT ? Math.max(SHORT, FACTOR * parsingTime(text)) : SHORT;
          // Accepting a body is work, and not wasted: how it lets others through is tested elsewhere.
          return (
            turn > limit &&
            status >= 400 &&
            `${what}: ${status}, ${Math.round(turn)} ms, not ${limit}`
          );
        };
        let long = await isLong();
        for (let tried = 1; long && tried < TRIES; tried += 1) long = await isLong();
        return long ? [long] : [];
      };
      const slow: string[] = [];
      for (const body of worstBodies(shape, 4 * MEBIBYTE)) slow.push(...(await tooLong(body)));

      expect(slow).toEqual([]);
    },
  );
});
