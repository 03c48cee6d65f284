import type { FastifyRequest } from 'fastify';

import { parseLanguage, type Language } from '#domain/languages';

/** Names of the language parameter. */
const NAMES = ['lang', 'lang_code', 'language'] as const;

/**
 * Determines the language of the response: the request's parameter, otherwise the preferred
 * supported one in `Accept-Language`, otherwise English. Reads the raw request, so that it also
 * works for requests that fail validation. Calls of /api/v1 have no such parameter: the language in
 * a body is a customer's.
 */
export function languageOf({ query, body, headers, routeOptions }: FastifyRequest): Language {
  const inputs = routeOptions.config.access === 'scope' ? [] : [query, body];
  for (const input of inputs) {
    for (const name of NAMES) {
      const named = textValueOf(input, name);
      const language = named === undefined ? undefined : parseLanguage(named);
      if (language !== undefined) return language;
    }
  }
  return cachedPreference(headers['accept-language'] ?? '');
}

const MAX_CACHED = 1_000;
const MAX_CACHED_LENGTH = 100;
/** Cache by header value: browsers send one of few values, with every request. */
const languageCache = new Map<string, Language>();

function cachedPreference(accepted: string): Language {
  const cached = languageCache.get(accepted);
  if (cached !== undefined) return cached;
  const language = parsePreference(accepted);
  if (languageCache.size < MAX_CACHED && accepted.length <= MAX_CACHED_LENGTH)
    languageCache.set(accepted, language);
  return language;
}

function textValueOf(input: unknown, name: string): string | undefined {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, name)) return undefined;
  const value: unknown = Reflect.get(input, name);
  return typeof value === 'string' ? value : undefined;
}

function parsePreference(accepted: string): Language {
  const ranges = accepted
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', quality] = range.trim().split(/\s*;\s*q=/);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of ranges) {
    const language = parseLanguage(tag);
    if (language !== undefined) return language;
  }
  return '';
}
