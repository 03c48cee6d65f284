import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';

import { SCOPES } from '#domain/scopes';

import { buildApp } from '../server/app';
import { openCatalogue } from '../server/catalogue/catalogue';
import { readConfig } from '../server/config';
import { openPostgres, openSqlite, type Db } from '../server/db/client';
import { LIMITS } from '../server/limits';
import { addKey } from '../server/services/machine/keys';

import type { Measure } from './measure';

export interface Engine {
  name: string;
  db: Db;
  dataDir: string;
  clear: () => Promise<void>;
}

/**
 * Runs measurements on one engine after the other; on PostgreSQL only if TEST_DATABASE_URL names a
 * server.
 */
export async function onEachEngine(
  measureOn: (engine: Engine) => Promise<Measure[]>,
): Promise<Measure[]> {
  const { TEST_DATABASE_URL: server } = process.env;
  const measures: Measure[] = [];
  for (const open of [openSqliteEngine, ...(server ? [() => openPostgresEngine(server)] : [])]) {
    const engine = await open();
    const measured = await measureOn(engine);
    await engine.clear();
    measures.push(...measured.map((one) => ({ ...one, what: `${one.what}, ${engine.name}` })));
  }
  return measures;
}

function openSqliteEngine(): Engine {
  const dataDir = newFolder();
  const db = openSqlite(join(dataDir, 'haberdash.sqlite'));
  const clear = async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { name: 'SQLite', db, dataDir, clear };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'haberdash-bench-'));

/** Creates a separate database on a PostgreSQL server. */
export async function openPostgresEngine(server: string): Promise<Engine & { url: string }> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href);
  const dataDir = newFolder();
  const clear = async () => {
    await db.destroy();
    await command(server, `drop database ${name}`);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { name: 'PostgreSQL', db, dataDir, clear, url: url.href };
}

async function command(server: string, text: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/**
 * Starts the server on an engine's data, without limits; the result includes a function to close
 * it.
 */
export async function openShop({ db, dataDir }: Engine) {
  // With a file, as in production: the search indexes are ready before anything is measured.
  const catalogue = await openCatalogue(db, { file: join(dataDir, 'catalogue.index') });
  const unlimited = Object.keys(LIMITS).map((limit) => [`LIMITS_${limit.toUpperCase()}`, '0']);
  const settings = { DATA_DIR: dataDir, DATA_KEY: '11'.repeat(32), DEMO: 'off' };
  const config = readConfig({ ...settings, ...Object.fromEntries(unlimited) });
  const app = await buildApp({ db, catalogue, config });
  const close = async () => {
    await app.close();
    catalogue.close();
  };
  return { app, close };
}

export const machineToken = (db: Db): Promise<string> => {
  const by = { actor: { kind: 'command', id: 'bench' }, at: new Date() } as const;
  return addKey(db, by, { name: 'erp', scopes: SCOPES });
};

export type ApiCall = (method: 'GET' | 'POST', url: string, body?: object) => Promise<string>;

export const callAs =
  (app: FastifyInstance, token: string): ApiCall =>
  async (method, url, body) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method, url, headers, ...(body && { body }) });
    if (answer.statusCode === 200) return answer.payload;
    throw new Error(`${url} responded with ${answer.payload}.`);
  };
