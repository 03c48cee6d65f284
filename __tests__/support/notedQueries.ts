import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';

import { CompiledQuery, type KyselyPlugin } from 'kysely';

import { openSqlite } from '../../server/db/client';

import type { TestDatabase } from './testDatabase';

/** Notes what a database is asked from now on: each text of a query once, and how often a piece of work asks anything. */
export function noteQueries(database: TestDatabase) {
  const { db, dataDir } = database;
  const asked = new Map<string, CompiledQuery>();
  const counting = new AsyncLocalStorage<{ count: number }>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const compiled = db.getExecutor().compileQuery(node, queryId);
      asked.set(compiled.sql, compiled);
      const counted = counting.getStore();
      if (counted) counted.count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  database.db = db.withPlugin(plugin);

  return {
    asked,
    /** How many queries some work takes; what the server's clocks ask beside it is not counted. */
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const counted = { count: 0 };
      await counting.run(counted, work);
      return counted.count;
    },
    /** How SQLite finds the rows of what was asked, where that fits a pattern, with the query. */
    plans: async (pattern: RegExp): Promise<string[]> => {
      const found: string[] = [];
      // On a connection of its own: an explained query stays open, and nothing could be committed beside it.
      const reader = openSqlite(join(dataDir, 'haberdash.sqlite'));
      for (const { sql, parameters } of asked.values()) {
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
