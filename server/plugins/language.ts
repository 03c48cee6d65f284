import type { FastifyRequest } from 'fastify';

import { parseLanguage, type Language } from '#domain/languages';

/** Names of the language parameter. */
const NAMES = ['lang', 'lang_code', 'language'] as const;

/**
 * Determines the language of the response: the request's parameter, otherwise the preferred
 * supported one in `Accept-Language`, otherwise English. Reads the raw request, so that it also
 * works for requests that fail validation.
 */
export function languageOf({ query, body, headers }: FastifyRequest): Language {
  for (const sent of [query, body]) {
    for (const name of NAMES) {
      const named = textUnder(sent, name);
      const language = named === undefined ? undefined : parseLanguage(named);
      if (language !== undefined) return language;
    }
  }
  return preferredBy(headers['accept-language'] ?? '');
}

const MOST_KNOWN = 1_000;
const LONGEST_KNOWN = 100;
/** Cache by header value: browsers send one of few values, with every request. */
const known = new Map<string, Language>();

function preferredBy(accepted: string): Language {
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const language = preferred(accepted);
  if (known.size < MOST_KNOWN && accepted.length <= LONGEST_KNOWN) known.set(accepted, language);
  return language;
}

function textUnder(sent: unknown, name: string): string | undefined {
  if (typeof sent !== 'object' || sent === null || !Object.hasOwn(sent, name)) return undefined;
  const value: unknown = Reflect.get(sent, name);
  return typeof value === 'string' ? value : undefined;
}

function preferred(accepted: string): Language {
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
