import {
  Client,
  Pool,
  types,
  type ClientBase,
  type ClientConfig,
  type PoolClient,
  type PoolConfig,
} from 'pg';

import { isAway } from './failures';
import { addressesOf } from './postgresAddress';

/** Milliseconds that a query waits for a connection. */
const PATIENCE = 5_000;
const MOST_CONNECTIONS = 10;

/** What a server answers that is there and only reads: to whoever writes it is not there yet. */
class OnlyReads extends Error {
  readonly code = '57P03';
}

/** What Kysely needs of a pool, and its figures. */
export interface Connections {
  pool: Pool;
  connect: () => Promise<PoolClient>;
  end: () => Promise<void>;
}

/**
 * Connections to a PostgreSQL-compatible server. Where an address names several hosts, they lead to the
 * one that takes writes: one that is away, or that only follows another, is passed over.
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
  // Without a listener a lost connection in the middle of its work would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));

  const connect = async () => {
    for (let tries = 1; ; tries += 1) {
      const tried = chosen;
      try {
        return await pool.connect();
      } catch (error) {
        if (addresses.length === 1 || !isElsewhere(error)) throw error;
        // Of several that fail at once the first goes on to the next host.
        if (chosen === tried) chosen = (tried + 1) % addresses.length;
        if (tries === addresses.length) throw error;
      }
    }
  };
  return { pool, connect, end: () => pool.end() };
}

/** All connections were at work: that says nothing of the host. */
const BUSY = 'timeout exceeded when trying to connect';
const isElsewhere = (error: unknown): boolean =>
  isAway(error) && !(error instanceof Error && error.message === BUSY);

async function assertWrites(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  );
  if (rows[0]?.transaction_read_only !== 'off') {
    throw new OnlyReads('None of the hosts takes writes now.');
  }
}
