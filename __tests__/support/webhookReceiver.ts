import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { Webhook } from 'standardwebhooks';

/** A delivery received by an endpoint. */
export interface Received {
  id: string;
  timestamp: string;
  headers: IncomingHttpHeaders;
  body: string;
  data: { seq?: number; order_id?: string; customer_code?: string; version?: number };
  type: string;
}

interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface Receiver {
  url: string;
  origin: string;
  received: Received[];
  /**
   * Determines the response to further deliveries; 204 by default. A promise delays the response.
   */
  answer: (sent: Received) => Reply | Promise<Reply>;
  close: () => Promise<void>;
}

/** Opens an endpoint of another system, on a local port. */
export async function openReceiver(path = '/hook'): Promise<Receiver> {
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { headers } = request;
      const { type, data } = JSON.parse(body) as Pick<Received, 'type' | 'data'>;
      const sent = {
        id: String(headers['webhook-id']),
        timestamp: String(headers['webhook-timestamp']),
        headers,
        body,
        type,
        data,
      };
      receiver.received.push(sent);
      const { status, headers: replyHeaders, body: replyBody } = await receiver.answer(sent);
      response.writeHead(status, replyHeaders).end(replyBody);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: Receiver = {
    origin,
    url: `${origin}${path}`,
    received: [],
    answer: () => ({ status: 204 }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** Verifies a delivery as its receiver would; throws if it was not signed with the secret. */
export const verifyDelivery = (
  secret: string,
  { headers, body }: Pick<Received, 'headers' | 'body'>,
) => new Webhook(secret).verify(body, headers as Record<string, string>);
