import type { FastifyRequest } from 'fastify';

/** Whether the client already has the version with this ETag (RFC 9110, section 13.1.2). */
export const isNotModified = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  etag: string,
): boolean => headers['if-none-match']?.includes(etag) ?? false;
