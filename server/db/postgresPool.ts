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
import { splitHosts } from './postgresAddress';

/** How long a query waits for a connection, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 10;

/** Thrown for a reachable but read-only server, which counts as unavailable for writers. */
class ReadOnlyServer extends Error {
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
  onConnectionLost: (error: Error) => void,
  settings: PoolConfig = {},
): Connections {
  types.setTypeParser(types.builtins.INT8, Number);
  const addresses = splitHosts(url);
  let hostIndex = 0;

  class CurrentHostClient extends Client {
    constructor(config: ClientConfig) {
      super({ ...config, connectionString: addresses[hostIndex] });
    }
  }
  const pool = new Pool({
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...settings,
    Client: CurrentHostClient as unknown as new () => Client,
    ...(addresses.length > 1 && { onConnect: assertWritable }),
  });
  pool.on('error', onConnectionLost);
  // Without a listener, losing a connection in use would crash the process.
  pool.on('connect', (client) => client.on('error', () => {}));

  const connect = async () => {
    for (let attempt = 1; ; attempt += 1) {
      const triedIndex = hostIndex;
      try {
        return await pool.connect();
      } catch (error) {
        if (addresses.length === 1 || !isHostFailure(error)) throw error;
        // If several fail at once, only the first advances to the next host.
        if (hostIndex === triedIndex) hostIndex = (triedIndex + 1) % addresses.length;
        if (attempt === addresses.length) throw error;
      }
    }
  };
  return { pool, connect, end: () => pool.end() };
}

/** All connections were in use, which says nothing about the host. */
const POOL_TIMEOUT_MESSAGE = 'timeout exceeded when trying to connect';
const isHostFailure = (error: unknown): boolean =>
  isUnavailable(error) && !(error instanceof Error && error.message === POOL_TIMEOUT_MESSAGE);

async function assertWritable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  );
  if (rows[0]?.transaction_read_only !== 'off') {
    throw new ReadOnlyServer('No host currently accepts writes.');
  }
}
