import { STATUS_CODES, type Server } from 'node:http';

import type { FastifyHttpOptions, FastifyInstance, FastifyServerOptions } from 'fastify';

import { translate, type MessageKey } from '../messages/translate';

/** Milliseconds that the server waits for others; small ones are for tests. */
export interface Patience {
  /** From the first byte of a request to the end of its headers. */
  headers: number;
  /** From the first byte of a request to the last of its body: an upload of 10 MB over a slow line. */
  request: number;
  /** Without a byte in either direction. */
  silence: number;
  /** For answers that are under way when the server is told to stop. */
  stop: number;
  /** For the drawing of a first screen: past that the browser draws. */
  drawing: number;
}

export const PATIENCE: Patience = {
  headers: 20_000,
  request: 120_000,
  silence: 120_000,
  stop: 4_000,
  drawing: 2_000,
};

/** The settings of a server that no slow sender holds for ever. */
export const connectionSettings = ({ headers, request, silence }: Patience) =>
  ({
    requestTimeout: request,
    connectionTimeout: silence,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnread,
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.ceil(headers / 4) },
  }) satisfies FastifyHttpOptions<Server>;

type Refusing = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const UNREAD: Record<string, readonly [status: number, message: MessageKey]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request.tooSlow'],
  HPE_HEADER_OVERFLOW: [431, 'request.tooLarge'],
};

/** Answers what never became a request as every other refusal; nobody knows its language. */
const refuseUnread: Refusing = ({ code }, socket) => {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, key] = UNREAD[code] ?? [400, 'request.malformed'];
  const body = JSON.stringify({ status: false, message: translate('', key) });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};

/**
 * Once the server stops, answers have a while to end, each with its connection; then every
 * connection is closed.
 */
export function installStop(app: FastifyInstance, { stop }: Patience): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    setTimeout(() => app.server.closeAllConnections(), stop).unref();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('Connection', 'close');
    done();
  });
}
