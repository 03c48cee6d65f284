interface Failure {
  code?: unknown;
  message?: unknown;
  constraint?: unknown;
}

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null;

/** What either engine says of a failure. */
const codeOf = (error: unknown): string =>
  isFailure(error) && typeof error.code === 'string' ? error.code : '';
const messageOf = (error: unknown): string =>
  isFailure(error) && typeof error.message === 'string' ? error.message : '';

/** What PostgreSQL says where an e-mail address or a customer code was free when it was looked at. */
const NO_LONGER_FREE = ['customers_email_key', 'customers_customer_code_key'];

const isNoLongerFree = (error: unknown): boolean =>
  codeOf(error) === '23505' &&
  isFailure(error) &&
  NO_LONGER_FREE.some((name) => error.constraint === name);

/**
 * Two transactions were in each other's way: PostgreSQL's serialisation failure and deadlock, SQLite's lock,
 * and what both have found free. Done anew, the later one finds how things stand.
 */
export const isConflict = (error: unknown): boolean =>
  /^(40001|40P01|SQLITE_BUSY)/.test(codeOf(error)) || isNoLongerFree(error);

/** A text holds the character NUL, which PostgreSQL cannot store. */
export const isUnstorable = (error: unknown): boolean => codeOf(error) === UNSTORABLE;

const UNSTORABLE = '22021';

/** The embedded database would store NUL: it answers as PostgreSQL does. */
export function assertStorable(parameters: readonly unknown[]): void {
  if (!parameters.some((value) => typeof value === 'string' && value.includes('\0'))) return;
  throw Object.assign(new Error('A text holds the character NUL.'), { code: UNSTORABLE });
}

/** There was nothing left to take back. */
export const isRolledBack = (error: unknown): boolean =>
  messageOf(error).includes('no transaction is active');

/** Whether a commit was stored is not known: the connection was lost over it, or the server itself cannot tell. */
export class UnknownOutcome extends Error {
  constructor(cause: unknown) {
    super('Whether it was stored is not known.', { cause });
  }
}

/** A change that may be stored or not; one statement alone can end so as well. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof UnknownOutcome || codeOf(error) === '40003';

/** Codes of sockets and of PostgreSQL (classes 08, 57P and 53300) for a server that is not there, or that lost sight of the others. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300|40003)$/;
/** What the driver says without a code. */
const LOST =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Query read timeout/;

/** The database server cannot be reached now, and may be back in a moment. */
export const isAway = (error: unknown): boolean =>
  error instanceof UnknownOutcome || AWAY.test(codeOf(error)) || LOST.test(messageOf(error));
