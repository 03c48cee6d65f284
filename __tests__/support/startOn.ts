import { join } from 'node:path';

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Registry } from 'prom-client';

import type { OpenScreens } from '#contract/renderedPage';
import type { Problem } from '#contract/replies';

import { buildApp } from '../../server/app';
import type { Catalogue } from '../../server/catalogue/catalogue';
import type { Tiles } from '../../server/catalogue/tiles';
import { readConfig } from '../../server/config';
import { openReadRouter } from '../../server/db/readRouter';
import type { Demo } from '../../server/demo';
import type { MailQueue } from '../../server/mail/mailQueue';
import { openMailTransport } from '../../server/mail/mailTransport';
import { DEFAULT_TIMEOUTS, type Timeouts } from '../../server/plugins/connections';
import { openMailQueue } from '../../server/services/mail/sendMails';
import { convertFile } from '../../server/table-files/convertFile';
import type { Converter } from '../../server/table-files/openConverter';

import { contractViolations, routeOf } from './contractFit';
import { openTestCatalogue } from './openTestCatalogue';
import type { TestCustomer } from './shop';
import type { TestDatabase } from './testDatabase';

export interface RequestOptions {
  query?: Record<string, string | number | string[]>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller; a visitor by default. */
  as?: Pick<TestCustomer, 'token'>;
}

/** A response; a test specifies the type of the body, which defaults to an error. */
export interface TestResponse<Body> {
  status: number;
  headers: LightMyRequestResponse['headers'];
  body: Body;
  text: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';

export interface TestServer extends TestDatabase {
  app: FastifyInstance;
  catalogue: Catalogue;
  /** Sends queued e-mails. */
  mails: MailQueue;
  ask: <Body = Problem>(
    method: Method,
    url: string,
    options?: RequestOptions,
  ) => Promise<TestResponse<Body>>;
}

/** Encryption key of test servers, so that no key file is created next to the folder. */
export const TEST_KEY = '11'.repeat(32);

export interface Options {
  now?: () => Date;
  timeouts?: Partial<Timeouts>;
  environment?: Record<string, string>;
  /** The demo, if the server includes it. */
  demo?: Demo;
  /** A built storefront to serve, and its screens to render. */
  siteDir?: string;
  screens?: OpenScreens;
  /** Receives each log line. */
  log?: (line: string) => void;
  /** Receives a line per request. */
  accessLog?: (line: string) => void;
  /** Parses files of rows; by default without a thread. */
  convert?: Converter;
  /** Receives warnings about a replica. */
  complain?: (words: string) => void;
  /** Registers metrics. */
  metrics?: Registry;
  /** Tiles of products without a picture. */
  tiles?: Tiles;
  /** Fills the database before the server reads it. */
  fill?: (database: TestDatabase) => Promise<void>;
}

/**
 * Fastify searches all loaded modules to find a plugin's name unless it has a display name, which
 * takes a fifth of the start-up time under Jest.
 */
const SHOWN_NAME = Symbol.for('fastify.display-name');
Object.defineProperty(Function.prototype, SHOWN_NAME, {
  configurable: true,
  get(this: { name: string }) {
    // A plugin written inline has no name of its own.
    return this.name || 'plugin';
  },
  set(this: object, value: string) {
    Object.defineProperty(this, SHOWN_NAME, { value, configurable: true });
  },
});

/** Starts the real server on a database; requests are injected without a network. */
export async function startOn(
  database: TestDatabase,
  {
    now,
    timeouts,
    environment,
    demo,
    siteDir,
    screens,
    log,
    accessLog,
    convert = convertFile,
    metrics,
    complain,
    tiles,
    fill,
  }: Options,
): Promise<TestServer> {
  await fill?.(database);
  const settings = {
    DATA_DIR: database.dataDir,
    DATA_KEY: TEST_KEY,
    DEMO: 'off',
    LIMITS_RENDERING: '0',
  };
  const read = readConfig({ ...settings, ...environment });
  const config = { ...read, siteDir: siteDir ?? join(database.dataDir, 'site') };
  const { db } = database;
  const reads = await openReadRouter(db, config, complain ?? (() => undefined));
  const catalogue = await openTestCatalogue(database, { reads, tiles });
  const mails = openMailQueue({
    db,
    transport: openMailTransport(config),
    publicUrl: config.publicUrl,
    ordersMail: config.ordersMail,
    rules: config.rules,
    houseLang: config.houseLang,
    now: now ?? (() => new Date()),
    onError: () => undefined,
  });
  const app = await buildApp({
    db,
    reads,
    config,
    catalogue,
    mails,
    demo,
    screens,
    ...(now && { now }),
    // Renders are never timed out or limited, however busy the machine is.
    timeouts: { ...DEFAULT_TIMEOUTS, rendering: 600_000, ...timeouts },
    ...(accessLog && { accessLog: { write: accessLog } }),
    convert,
    metrics,
    ...(log && { log: { level: 'trace', stream: { write: log } } }),
  });
  return {
    ...database,
    app,
    catalogue,
    mails,
    ask: (method, url, options) => injectRequest(app, method, url, options),
    close: async () => {
      await app.close();
      catalogue.close();
      await reads.close();
      await database.close();
    },
  };
}

async function injectRequest<Body>(
  app: FastifyInstance,
  method: Method,
  url: string,
  { query, body, headers, as }: RequestOptions = {},
): Promise<TestResponse<Body>> {
  const response = await app.inject({
    method,
    url,
    ...(query && { query: stringifyValues(query) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson =
    String(response.headers['content-type']).includes('application/json') &&
    !response.headers['content-encoding'];
  const received = {
    status: response.statusCode,
    body: (isJson && response.payload !== '' ? response.json() : undefined) as Body,
  };
  const route = received.body !== undefined && routeOf(method, url);
  const violations = route ? contractViolations(route, received) : [];
  if (violations.length > 0)
    throw new Error(`${method} ${url}, ${received.status}: ${violations.join('; ')}`);
  return { ...received, headers: response.headers, text: response.payload };
}

const stringifyValues = (query: Record<string, string | number | string[]>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value : String(value),
    ]),
  );
