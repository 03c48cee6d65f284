import {
  Client,
  Pool,
  types,
  type ClientBase,
  type ClientConfig,
  type PoolClient,
  type PoolConfig,
} from 'pg';

import { isUnavailable } from './failures';
import { addressesOf } from './postgresAddress';

/** How long a query waits for a connection, in milliseconds. */
const PATIENCE = 5_000;
const MOST_CONNECTIONS = 10;

/** Thrown for a reachable but read-only server, which counts as unavailable for writers. */
class OnlyReads extends Error {
  readonly code = '57P03';
}

/** The part of a pool that Kysely uses, and the pool itself for its statistics. */
export interface Connections {
  pool: Pool;
  connect: () => Promise<PoolClient>;
  end: () => Promise<void>;
}

/**
 * Connects to a PostgreSQL-compatible server. If the URL names several hosts, connects to the one
 * that accepts writes, skipping those that are unreachable or only replicas.
 */
export function openConnections(
  url: string,
  onLost: (error: Error) => void,
  settings: PoolConfig = {},
): Connections {
  types.setTypeParser(types.builtins.INT8, Number);
  const addresses = addressesOf(url);
  let chosen = 0;

  class ChosenClient extends Client {
    constructor(config: ClientConfig) {
      super({ ...config, connectionString: addresses[chosen] });
    }
  }
  const pool = new Pool({
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    ...settings,
    Client: ChosenClient as unknown as new () => Client,
    ...(addresses.length > 1 && { onConnect: assertWrites }),
  });
  pool.on('error', onLost);
  // Without a listener, losing a connection in use would crash the process.
  pool.on('connect', (client) => client.on('error', () => {}));

  const connect = async () => {
    for (let tries = 1; ; tries += 1) {
      const tried = chosen;
      try {
        return await pool.connect();
      } catch (error) {
        if (addresses.length === 1 || !isElsewhere(error)) throw error;
        // If several fail at once, only the first advances to the next host.
        if (chosen === tried) chosen = (tried + 1) % addresses.length;
        if (tries === addresses.length) throw error;
      }
    }
  };
  return { pool, connect, end: () => pool.end() };
}

/** All connections were in use, which says nothing about the host. */
const BUSY = 'timeout exceeded when trying to connect';
const isElsewhere = (error: unknown): boolean =>
  isUnavailable(error) && !(error instanceof Error && error.message === BUSY);

async function assertWrites(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  );
  if (rows[0]?.transaction_read_only !== 'off') {
    throw new OnlyReads('No host currently accepts writes.');
  }
}
