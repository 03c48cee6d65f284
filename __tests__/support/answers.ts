import { FEATURES } from '#domain/features';

import { expectMessage } from './quietConsole';

/** What a test's server was asked, as far as a test wants to know. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  /** Aborted once nobody wants the answer any more. */
  signal: AbortSignal;
}

type Answer = unknown | ((asked: Asked) => unknown);

/** 'GET /api/cart' → a body, a whole Response, or a function of what was asked. */
export type Answers = Record<string, Answer>;

/** Nobody answers: what a browser reports when the server is down. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** A refusal as the server words it. */
export const refusal = (status: number, problem: object): Response =>
  Response.json({ status: false, ...problem }, { status });

const page = (status: number) =>
  new Response('<html><h1>Back soon</h1></html>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

/** What comes back while a server is being restarted behind a proxy. */
export const BY_A_PROXY = {
  'a gateway’s error page': page(502),
  'a page that says 503': page(503),
  'a page in place of data': page(200),
  'an answer that is cut off': new Response('{"status":true,"lin', {
    headers: { 'Content-Type': 'application/json' },
  }),
};

/** Asked to learn what the server does, and whether it is there at all: like ours, unless a test says otherwise. */
const OFFERS = 'GET /api/features';

let unlisted: string[] = [];

afterEach(() => {
  const calls = unlisted;
  unlisted = [];
  // A call that the test does not list is a failure of the test.
  expect(calls).toEqual([]);
});

/** The client logs a call that failed (specification 8): a table that lets it fail has announced that. */
async function reply(name: string, answer: Answer, call: Asked): Promise<Response> {
  const failed = () => expectMessage(`${name} failed:`);
  try {
    const body: unknown = typeof answer === 'function' ? await answer(call) : answer;
    const response = body instanceof Response ? body.clone() : Response.json(body);
    const isRefused = (body as { status?: unknown } | undefined)?.status === false;
    if (!response.ok || isRefused) failed();
    return response;
  } catch (error) {
    failed();
    throw error;
  }
}

/** Answers calls from a table that a test may change on the way; returns what was asked so far. */
export function answerCalls(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const text = await request.text();
    const call: Asked = {
      method: request.method,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
      signal: request.signal,
    };
    if (!(name in answers)) {
      if (name === OFFERS) return Response.json({ features: FEATURES });
      unlisted.push(name);
      return refusal(501, { message: `The test does not answer ${name}.` });
    }
    asked.push(call);
    return reply(name, answers[name], call);
  };
  return asked;
}
