import type { FastifyRequest } from 'fastify';

import { formatReaderCookie, parseReaderCookie, type PageVariant } from '#domain/readerCookie';

/** Returns which variant of a page a browser gets, besides its URL. */
export const parsePageVariant = ({
  headers,
}: FastifyRequest): PageVariant & { isPhone: boolean } => ({
  ...parseReaderCookie(headers.cookie ?? ''),
  isPhone: headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? ''),
});

/** Returns the name of the variant. */
export function pageVariantOf(request: FastifyRequest): string {
  const variant = parsePageVariant(request);
  return formatReaderCookie(variant) + (variant.isPhone ? '-phone' : '');
}
