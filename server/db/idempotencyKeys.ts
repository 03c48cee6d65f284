import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';

import type { Db } from './client';
import type { Tables } from './tables';

type KeyRow = Tables['idempotency_keys'];

/** Identifies one request of one customer. */
export type RequestKey = Pick<KeyRow, 'customer_id' | 'route' | 'key'>;

const deflateAsync = promisify(deflate);
const inflateAsync = promisify(inflate);

/** The stored response to a request, if it was made before. */
export async function storedResponse(
  db: Db,
  { customer_id, route, key }: RequestKey,
): Promise<KeyRow | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .where('customer_id', '=', customer_id)
    .where('route', '=', route)
    .where('key', '=', key)
    .selectAll()
    .executeTakeFirst();
  return row && { ...row, body: await decompressBody(row.body) };
}

export async function storeResponse(tx: Db, row: KeyRow): Promise<void> {
  const body = await compressBody(row.body);
  await tx
    .insertInto('idempotency_keys')
    .values({ ...row, body })
    .execute();
}

export async function deleteResponsesBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', moment).execute();
}

/** Minimum length for compression, which shrinks responses about thousands of lines to a tenth. */
const MIN_COMPRESSED_LENGTH = 1024;

/** A response body as it is stored. */
export const compressBody = async (body: string): Promise<string> =>
  body.length < MIN_COMPRESSED_LENGTH ? body : (await deflateAsync(body)).toString('base64');

/** An uncompressed body is a JSON object, so it starts with a brace. */
export const decompressBody = async (body: string): Promise<string> =>
  body.startsWith('{') ? body : (await inflateAsync(Buffer.from(body, 'base64'))).toString();
