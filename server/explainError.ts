import { TooManyProducts } from './catalogue/snapshot';
import { BadConfig, type Config } from './config';
import { splitPassword } from './db/postgresAddress';
import { ForeignReplica } from './db/replica';
import { WritesBlocked } from './db/writeGuard';

interface CodedError {
  code?: string;
  message: string;
}

const isCodedError = (error: unknown): error is CodedError => error instanceof Error;

/** Error codes of an unreachable or rejecting database server (sockets and PostgreSQL). */
const DATABASE_ERROR_CODES = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ECONNRESET',
  '28P01',
  '28000',
  '3D000',
  '53300',
  '57P03',
];
const FOLDER_ERROR_CODE =
  /^(EACCES|EPERM|EROFS|ENOSPC|ENOTDIR|EEXIST|SQLITE_(CANTOPEN|READONLY|FULL|IOERR)(_\w+)?)$/;

/**
 * Explains why the server cannot start in a sentence that says what to do; `undefined` for an
 * unexpected error.
 */
export function explainError(error: unknown, config: Config | undefined): string | undefined {
  if (
    [BadConfig, WritesBlocked, ForeignReplica, TooManyProducts].some(
      (kind) => error instanceof kind,
    )
  ) {
    return (error as Error).message;
  }
  if (!isCodedError(error) || !config) return undefined;
  const { code = '', message } = error;
  const { port, host, metricsPort, databaseUrl, dataDir } = config;

  if (code === 'EADDRINUSE' && message.endsWith(`:${metricsPort}`)) {
    return `METRICS_PORT is ${metricsPort}, which is already in use.`;
  }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
  }
  if (code === 'EADDRNOTAVAIL') return `HOST is ${host}, which is not an address of this machine.`;
  if (code === 'EACCES' && message.includes('listen')) {
    return `This user is not allowed to use port ${port}. Choose one above 1023: PORT=3000 npm start`;
  }
  if (databaseUrl && message.includes('statement pooling mode')) {
    return `The connection pooler at ${withoutPassword(databaseUrl)} uses statement pooling, which does not support transactions. Switch it to transaction pooling (PgBouncer: pool_mode = transaction).`;
  }
  if (databaseUrl && DATABASE_ERROR_CODES.includes(code)) {
    return `The database at ${withoutPassword(databaseUrl)} cannot be used: ${message}`;
  }
  if (FOLDER_ERROR_CODE.test(code)) {
    return `The data folder ${dataDir} cannot be used: ${message}. Choose another: DATA_DIR=/path npm start`;
  }
  if (message.startsWith('corrupted migrations')) {
    return `The database was last used by a newer version of Haberdash. Start that version, or restore a backup made before it.`;
  }
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') {
    return `The database in ${dataDir} cannot be read: ${message}. Restore a backup, or move the folder away to start with an empty database.`;
  }
  return undefined;
}

export const withoutPassword = (databaseUrl: string): string =>
  splitPassword(databaseUrl).displayUrl;
