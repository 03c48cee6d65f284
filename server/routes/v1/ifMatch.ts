import type { FastifyReply, FastifyRequest } from 'fastify';

/** Responds with a version as `ETag`. */
export const tagVersion = (reply: FastifyReply, version: number) =>
  reply.header('etag', `"${version}"`);

/**
 * Returns the version in `If-Match`, of which a tag may have more after a hyphen; a malformed one
 * yields -1, which matches nothing.
 */
export function ifMatchVersion({ headers }: FastifyRequest): number | undefined {
  const ifMatch = headers['if-match'];
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})(?:-[\w-]+)?"$/.exec(ifMatch)?.[1] ?? -1);
}
