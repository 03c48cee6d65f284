import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { openPostgres, openSqlite } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';

import { databaseAt, inPostgres } from './postgres';
import { openProgramFolder } from './program';

/**
 * Migrates one template database per engine, which tests copy, and makes a folder for the programs
 * that tests build.
 */
export default async function makeTemplates(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  const file = await migrateFile();
  const inServer = server ? await migrateIn(server) : undefined;
  const programs = openProgramFolder();
  process.env.TEST_TEMPLATE = file.template;
  process.env.TEST_SERVER_TEMPLATE = inServer?.template ?? '';
  globalThis.removeTemplates = async () => {
    programs.remove();
    await file.remove();
    await inServer?.remove();
  };
}

async function migrateIn(server: string) {
  const template = `template_${process.pid}`;
  await inPostgres(server, `create database ${template}`);
  const db = openPostgres(databaseAt(server, template));
  await migrate(db);
  await db.destroy();
  return { template, remove: () => inPostgres(server, `drop database ${template}`) };
}

async function migrateFile() {
  const folder = mkdtempSync(join(tmpdir(), 'haberdash-template-'));
  const template = join(folder, 'migrated.sqlite');
  const db = openSqlite(':memory:');
  await migrate(db);
  await sql`vacuum into ${template}`.execute(db);
  await db.destroy();
  return { template, remove: async () => rmSync(folder, { recursive: true }) };
}

declare global {
  // The only way to pass data from Jest's global setup to its teardown.
  var removeTemplates: () => Promise<void>;
}
