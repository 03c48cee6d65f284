import { FEATURES } from '#domain/features';

import { expectMessage } from './expectMessage';
import { FEATURE_READS } from './featureReads';

/** A request received by a test's server, as far as tests need it. */
export interface MockRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  /** Aborted once nobody needs the response any more. */
  signal: AbortSignal;
}

type MockResponse = unknown | ((request: MockRequest) => unknown);

/** Maps 'GET /api/cart' to a body, a whole Response, or a function of the request. */
export type MockResponses = Record<string, MockResponse>;

/** Fails like a browser's fetch when the server is down. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Returns an error response as the server formats it. */
export const errorResponse = (status: number, problem: object): Response =>
  Response.json({ status: false, ...problem }, { status });

const page = (status: number) =>
  new Response('<html><h1>Back soon</h1></html>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

/** Responses of a proxy while the server behind it restarts. */
export const PROXY_RESPONSES = {
  'a gateway’s error page': page(502),
  'a page that says 503': page(503),
  'a page in place of data': page(200),
  'an answer that is cut off': new Response('{"status":true,"lin', {
    headers: { 'Content-Type': 'application/json' },
  }),
};

/**
 * Requested to learn the server's features and whether it is up. Unless a test answers it, the
 * server has all features, and nothing to show for them.
 */
const FEATURES_REQUEST = 'GET /api/features';
const DEFAULT_ANSWERS: Record<string, object> = Object.assign(
  { [FEATURES_REQUEST]: { features: FEATURES } },
  ...Object.values(FEATURE_READS),
);

let unlistedRequests: string[] = [];

afterEach(() => {
  const calls = unlistedRequests;
  unlistedRequests = [];
  // A request that the test does not list fails the test.
  expect(calls).toEqual([]);
});

/**
 * The client logs failed requests (specification 8), so one that the table makes fail is announced
 * as expected.
 */
async function reply(name: string, answer: MockResponse, call: MockRequest): Promise<Response> {
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

/**
 * Responds to requests from a table, which the test may change as it runs; returns the requests so
 * far.
 */
export function mockFetch(answers: MockResponses): MockRequest[] {
  const requests: MockRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const text = await request.text();
    const call: MockRequest = {
      method: request.method,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
      signal: request.signal,
    };
    if (!(name in answers)) {
      const isDefault = name in DEFAULT_ANSWERS && !(FEATURES_REQUEST in answers);
      if (isDefault) return Response.json(DEFAULT_ANSWERS[name]);
      unlistedRequests.push(name);
      return errorResponse(501, { message: `The test does not answer ${name}.` });
    }
    requests.push(call);
    return reply(name, answers[name], call);
  };
  return requests;
}
