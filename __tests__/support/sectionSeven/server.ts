import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { makeAccount } from './cartAndOrders';
import { customerRoutes, openRoutes, type Body } from './routes';
import { customer } from './shelf';

/** Cross-origin headers for what the specification's requests send, without idempotency keys. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
};

/**
 * A server that implements only section 7 of the specification: no features, checks or idempotency
 * keys; mutations respond with a status alone.
 */
export function sectionSevenServer(port: number) {
  const account = makeAccount();
  /** Every request by method and path, and those not in the specification. */
  const calls: string[] = [];
  const unknown: string[] = [];

  async function handleRequest(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://section.seven');
    const send = (status: number, body?: object) => {
      response.writeHead(status, { ...CORS, 'content-type': 'application/json' });
      response.end(body && JSON.stringify(body));
    };
    if (request.method === 'OPTIONS') return send(204);

    // Pictures of the content are not API calls.
    if (!/^\/(api|search)\//.test(pathname)) return send(404);

    const name = `${request.method} ${pathname}`;
    calls.push(name);
    const isSignedIn = request.headers.authorization === `Bearer ${customer.token}`;
    const route = openRoutes[name] ?? customerRoutes[name];
    if (!route) unknown.push(name);
    if (!route) return send(404, { message: 'Not found' });
    if (name in customerRoutes && !isSignedIn) return send(401, { status: false });

    const bodyText = await text(request);
    const body = (bodyText ? JSON.parse(bodyText) : {}) as Body;
    const found = route({ query, body, account });
    return found ? send(200, found) : send(404, { status: false });
  }

  const server = createServer((request, response) => void handleRequest(request, response));
  return {
    address: `http://127.0.0.1:${port}`,
    calls,
    unknown,
    start: () => once(server.listen(port, '127.0.0.1'), 'listening'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
