import { WritesBlocked } from './writeGuard';

interface Failure {
  code?: unknown;
  message?: unknown;
  constraint?: unknown;
}

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null;

/** Error code and message, as either database engine reports them. */
const codeOf = (error: unknown): string =>
  isFailure(error) && typeof error.code === 'string' ? error.code : '';
const messageOf = (error: unknown): string =>
  isFailure(error) && typeof error.message === 'string' ? error.message : '';

/**
 * PostgreSQL constraints that fail if an e-mail address, customer code, category or order number was
 * taken, or a category was removed, meanwhile.
 */
const CONTENDED_CONSTRAINTS = [
  'customers_email_key',
  'customers_customer_code_key',
  'categories_pkey',
  'categories_parent_code_fkey',
  'products_cat_code_fkey',
  'orders_pkey',
];

const isContended = (error: unknown): boolean =>
  /^2350[35]$/.test(codeOf(error)) &&
  isFailure(error) &&
  CONTENDED_CONSTRAINTS.some((name) => error.constraint === name);

/**
 * Whether two transactions conflicted: a serialisation failure or deadlock of PostgreSQL, a lock of
 * SQLite, a unique value that both found free, or a category that one found and the other removed.
 * On a retry, the later one sees the result of the other.
 */
export const isConflict = (error: unknown): boolean =>
  /^(40001|40P01|SQLITE_BUSY)/.test(codeOf(error)) || isContended(error);

/** Whether a text contains a NUL character, which PostgreSQL cannot store. */
export const isUnstorable = (error: unknown): boolean => codeOf(error) === UNSTORABLE_CODE;

const UNSTORABLE_CODE = '22021';

/** Rejects NUL characters in the embedded database, which would store them, as PostgreSQL does. */
export function assertStorable(parameters: readonly unknown[]): void {
  if (!parameters.some((value) => typeof value === 'string' && value.includes('\0'))) return;
  throw Object.assign(new Error('A text contains a NUL character.'), { code: UNSTORABLE_CODE });
}

/**
 * Whether there is no room to store anything: SQLite, PostgreSQL (class 53100), or a file system that
 * is full or grants no more.
 */
export const isDiskFull = (error: unknown): boolean =>
  /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/.test(codeOf(error));

/** Whether a rollback failed because the transaction had already been rolled back. */
export const isRolledBack = (error: unknown): boolean =>
  messageOf(error).includes('no transaction is active');

/**
 * Thrown if it is unknown whether a commit succeeded: the connection was lost during it, or the
 * server cannot tell.
 */
export class UnknownOutcome extends Error {
  constructor(cause: unknown) {
    super('It is unknown whether the transaction was committed.', { cause });
  }
}

/** Whether a change may or may not have been stored; a single statement can end this way too. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof UnknownOutcome || codeOf(error) === '40003';

/**
 * Codes of sockets and of PostgreSQL (classes 08, 57P and 53300) for a server that is unreachable
 * or has lost contact with its cluster.
 */
const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300|40003)$/;
/** Driver errors without a code. */
const CONNECTION_LOST_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Query read timeout/;

/** Whether the database server is unreachable for now; it may be back in a moment. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof UnknownOutcome ||
  UNAVAILABLE_CODES.test(codeOf(error)) ||
  CONNECTION_LOST_MESSAGES.test(messageOf(error));

/**
 * Whether the failure says nothing about the work itself, which may succeed later: the database is
 * unreachable, busy or being moved.
 */
export const isTemporary = (error: unknown): boolean =>
  isUnavailable(error) || isConflict(error) || error instanceof WritesBlocked;
