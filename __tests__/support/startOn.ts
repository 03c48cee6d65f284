import { join } from 'node:path';

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Registry } from 'prom-client';

import type { Problem } from '#contract/common';
import type { OpenScreens } from '#contract/drawnPage';

import { buildApp } from '../../server/app';
import type { Catalogue } from '../../server/catalogue/catalogue';
import { readConfig } from '../../server/config';
import { openReads } from '../../server/db/reads';
import type { Demo } from '../../server/demo';
import { openCarrier } from '../../server/mail/carrier';
import { PATIENCE, type Patience } from '../../server/plugins/connections';
import { convertFile } from '../../server/services/folder/convertFile';
import type { Converter } from '../../server/services/folder/openConverter';
import { openPostOffice, type PostOffice } from '../../server/services/sendMails';

import { misfitsOf, routeOf } from './contractFit';
import { openTestCatalogue } from './openTestCatalogue';
import type { TestCustomer } from './shop';
import type { TestDatabase } from './testDatabase';

export interface Asked {
  query?: Record<string, string | number | string[]>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Who asks; nobody for a visitor. */
  as?: Pick<TestCustomer, 'token'>;
}

/** What came back; a test names the body that it expects, a refusal unless it does. */
export interface Answer<Body> {
  status: number;
  headers: LightMyRequestResponse['headers'];
  body: Body;
  text: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';

export interface TestServer extends TestDatabase {
  app: FastifyInstance;
  catalogue: Catalogue;
  /** Sends what is in the post. */
  mails: PostOffice;
  ask: <Body = Problem>(method: Method, url: string, asked?: Asked) => Promise<Answer<Body>>;
}

/** Encrypts what a test server keeps; no key file is made beside its folder. */
export const TEST_KEY = '11'.repeat(32);

export interface Options {
  now?: () => Date;
  patience?: Partial<Patience>;
  environment?: Record<string, string>;
  /** The demo, where the server has it as a guest. */
  demo?: Demo;
  /** A built storefront to serve, and its screens to draw. */
  siteDir?: string;
  screens?: OpenScreens;
  /** Takes each line of the log. */
  log?: (line: string) => void;
  /** Takes a line for each request. */
  accessLog?: (line: string) => void;
  /** Reads files of rows; where it is left out, without a thread. */
  convert?: Converter;
  /** Takes what is said of a replica. */
  complain?: (words: string) => void;
  /** Counts what is asked. */
  metrics?: Registry;
  /** Fills the database before the server reads it. */
  fill?: (database: TestDatabase) => Promise<void>;
}

/**
 * Fastify looks among all loaded modules for the one that is a plugin, unless it has a name to show;
 * that takes Jest a fifth of the start.
 */
const SHOWN_NAME = Symbol.for('fastify.display-name');
Object.defineProperty(Function.prototype, SHOWN_NAME, {
  configurable: true,
  get(this: { name: string }) {
    // One that is written where it is registered has none of its own.
    return this.name || 'plugin';
  },
  set(this: object, value: string) {
    Object.defineProperty(this, SHOWN_NAME, { value, configurable: true });
  },
});

/** The real server on a database; asked without a network between. */
export async function startOn(
  database: TestDatabase,
  {
    now,
    patience,
    environment,
    demo,
    siteDir,
    screens,
    log,
    accessLog,
    convert = convertFile,
    metrics,
    complain,
    fill,
  }: Options,
): Promise<TestServer> {
  await fill?.(database);
  const settings = { DATA_DIR: database.dataDir, DATA_KEY: TEST_KEY, DEMO: 'off' };
  const read = readConfig({ ...settings, ...environment });
  const config = { ...read, siteDir: siteDir ?? join(database.dataDir, 'site') };
  const { db } = database;
  const reads = await openReads(db, config, complain ?? (() => undefined));
  const catalogue = await openTestCatalogue(database, { reads });
  const mails = openPostOffice({
    db,
    carrier: openCarrier(config),
    publicUrl: config.publicUrl,
    ordersMail: config.ordersMail,
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
    // However busy the machine is, a drawing is waited for.
    patience: { ...PATIENCE, drawing: 600_000, ...patience },
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
    ask: (method, url, asked) => ask(app, method, url, asked),
    close: async () => {
      await app.close();
      catalogue.close();
      await reads.close();
      await database.close();
    },
  };
}

async function ask<Body>(
  app: FastifyInstance,
  method: Method,
  url: string,
  { query, body, headers, as }: Asked = {},
): Promise<Answer<Body>> {
  const answer = await app.inject({
    method,
    url,
    ...(query && { query: textual(query) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson =
    String(answer.headers['content-type']).includes('application/json') &&
    !answer.headers['content-encoding'];
  const came = {
    status: answer.statusCode,
    body: (isJson && answer.payload !== '' ? answer.json() : undefined) as Body,
  };
  const route = came.body !== undefined && routeOf(method, url);
  const misfits = route ? misfitsOf(route, came) : [];
  if (misfits.length > 0)
    throw new Error(`${method} ${url}, ${came.status}: ${misfits.join('; ')}`);
  return { ...came, headers: answer.headers, text: answer.payload };
}

const textual = (query: Record<string, string | number | string[]>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value : String(value),
    ]),
  );
