import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import * as contract from '#contract/geolocation';

import { serve } from './serve';

/**
 * Headers in which proxies report the caller's location; the first non-empty one wins
 * (docs/operations.md).
 */
const HEADERS = {
  city: ['cf-ipcity', 'x-vercel-ip-city', 'cloudfront-viewer-city'],
  country: ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country'],
  state_prov: [
    'cf-region',
    'cloudfront-viewer-country-region-name',
    'x-vercel-ip-country-region',
    'cf-region-code',
    'cloudfront-viewer-country-region',
  ],
} as const;

const MAX_LENGTH = 100;

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Approximate location of a caller, as reported by a trusted proxy; empty without one, since
 * clients can forge the headers.
 */
export const geolocationRoutes: FastifyPluginAsyncTypebox<{ trustedProxies: number }> = async (
  app,
  { trustedProxies },
) => {
  serve(app, contract.locate, { access: 'public', limit: 'browse' }, async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (trustedProxies === 0) return { city: '', country_name: '', state_prov: '' };
    return {
      city: firstHeader(headers, HEADERS.city),
      country_name: nameOf(firstHeader(headers, HEADERS.country)),
      state_prov: firstHeader(headers, HEADERS.state_prov),
    };
  });
};

/**
 * Returns the first non-empty header. Names arrive percent-encoded, or as UTF-8 read as Latin-1.
 */
function firstHeader(headers: FastifyRequest['headers'], names: readonly string[]): string {
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string' && value.trim() !== '')
      return decodeHeader(value).slice(0, MAX_LENGTH);
  }
  return '';
}

function decodeHeader(value: string): string {
  const bytes = Buffer.from(value.trim(), 'latin1').toString('utf8');
  const text = bytes.includes('\uFFFD') ? value.trim() : bytes;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Proxies send XX, ZZ or T1 if they do not know the country. */
const nameOf = (code: string): string =>
  /^(?!ZZ)[A-Z]{2}$/i.test(code) ? (countryNames.of(code.toUpperCase()) ?? '') : '';
