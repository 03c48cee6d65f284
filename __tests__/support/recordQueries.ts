import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';

import { CompiledQuery, type KyselyPlugin } from 'kysely';

import { openSqlite } from '../../server/db/client';

import type { TestDatabase } from './testDatabase';

/**
 * Records the queries of a database from here on: each distinct text once, and how many queries a
 * piece of work makes.
 */
export function recordQueries(database: TestDatabase) {
  const { db, dataDir } = database;
  const queries = new Map<string, CompiledQuery>();
  const counting = new AsyncLocalStorage<{ count: number }>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const compiled = db.getExecutor().compileQuery(node, queryId);
      queries.set(compiled.sql, compiled);
      const counted = counting.getStore();
      if (counted) counted.count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  database.db = db.withPlugin(plugin);

  return {
    queries,
    /** Counts the queries of some work, excluding those of the server's background tasks. */
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const counted = { count: 0 };
      await counting.run(counted, work);
      return counted.count;
    },
    /** Returns SQLite's query plan steps that match a pattern, with their queries. */
    plans: async (pattern: RegExp): Promise<string[]> => {
      const found: string[] = [];
      // A separate connection, because an explained query remains open and would block commits.
      const reader = openSqlite(join(dataDir, 'haberdash.sqlite'));
      for (const { sql, parameters } of queries.values()) {
        if (!/^(select|update|delete|with)/.test(sql)) continue;
        const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
        const { rows } = await reader.executeQuery<{ detail: string }>(plan);
        const details = rows.filter(({ detail }) => pattern.test(detail));
        found.push(...details.map(({ detail }) => `${detail}: ${sql}`));
      }
      await reader.destroy();
      return found;
    },
  };
}
