import type { FastifyRequest } from 'fastify';

import { readLanguage, type Language } from '#domain/languages';

/** Names under which calls carry a language. */
const NAMES = ['lang', 'lang_code', 'language'] as const;

/**
 * The language to answer in: the call's own, else the first of ours that `Accept-Language`
 * prefers, else English. It reads what was sent, so that a refused request is answered rightly too.
 */
export function languageOf({ query, body, headers }: FastifyRequest): Language {
  for (const sent of [query, body]) {
    for (const name of NAMES) {
      const named = textUnder(sent, name);
      const language = named === undefined ? undefined : readLanguage(named);
      if (language !== undefined) return language;
    }
  }
  return preferredBy(headers['accept-language'] ?? '');
}

const MOST_KNOWN = 1_000;
const LONGEST_KNOWN = 100;
/** Browsers send one of few texts, and send it with everything they ask for. */
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
    const language = readLanguage(tag);
    if (language !== undefined) return language;
  }
  return '';
}
