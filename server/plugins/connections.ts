import { STATUS_CODES, type Server } from 'node:http';

import type { FastifyHttpOptions, FastifyInstance, FastifyServerOptions } from 'fastify';

import { translate, type ServerMessageKey } from '../messages/translate';

/** Timeouts in milliseconds, configurable for tests. */
export interface Timeouts {
  /** From the first byte of a request to the end of its headers. */
  headers: number;
  /**
   * From the first byte of a request to the last of its body; sufficient for an upload of 10 MB
   * over a slow connection.
   */
  request: number;
  /** Inactivity in both directions. */
  silence: number;
  /** For pending responses when the server stops. */
  stop: number;
  /** For server-side rendering, after which rendering is left to the browser. */
  rendering: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = {
  headers: 20_000,
  request: 120_000,
  silence: 120_000,
  stop: 4_000,
  rendering: 2_000,
};

/** Server settings that prevent slow clients from holding connections forever. */
export const connectionSettings = ({ headers, request, silence }: Timeouts) =>
  ({
    requestTimeout: request,
    connectionTimeout: silence,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnparsed,
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.ceil(headers / 4) },
  }) satisfies FastifyHttpOptions<Server>;

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const PARSE_ERRORS: Record<string, readonly [status: number, message: ServerMessageKey]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request.tooSlow'],
  HPE_HEADER_OVERFLOW: [431, 'request.tooLarge'],
};

/**
 * Answers requests that could not be parsed in the format of other errors; in English, as their
 * language is unknown.
 */
const refuseUnparsed: ClientErrorHandler = ({ code }, socket) => {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, key] = PARSE_ERRORS[code] ?? [400, 'request.malformed'];
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
 * When the server stops, pending responses get some time to complete, each closing its connection;
 * then all connections are closed.
 */
export function installStop(app: FastifyInstance, { stop }: Timeouts): void {
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
