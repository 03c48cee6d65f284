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

/**
 * Whether the user opened a page directly, by address or bookmark (Fetch Metadata, section 2.4), so
 * that no other site has its window.
 */
export const isOpenedDirectly = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'none';
