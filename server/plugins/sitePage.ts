import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { RenderedPage } from '#contract/renderedPage';
import type { Settings } from '#contract/settings';
import { escapeHtml } from '#domain/escapeHtml';
import { languageTag, type Language } from '#domain/languages';

import type { ServedBanners } from '../services/content/showBanners';

/** The storefront's single HTML page and the data inserted into it. */
export interface SitePage {
  exists: () => boolean;
  /** Returns the page for client-side rendering. */
  clientRendered: (banners: Partial<ServedBanners>) => string;
  /** Returns the page with a server-rendered screen. */
  serverRendered: (screen: RenderedPage) => string;
}

/** Files of the code-split chunks, by chunk name. */
type ChunkFiles = Record<string, string[]>;

/** Chunk with the messages of the initial screens, by language. */
const INITIAL_MESSAGE_CHUNKS: Record<Language, string> = {
  '': 'firstEn',
  fr: 'firstFr',
  es: 'firstEs',
};
/** Chunk with all messages, by language. */
const ALL_MESSAGE_CHUNKS: Record<Language, string> = { '': 'en', fr: 'fr', es: 'es' };

/** The page's stylesheet, which is small enough to be inlined. */
const STYLES = /<link href="\/(assets\/[^"]+\.css)" rel="stylesheet"\s*\/?>/;

/** Opens the page with its run-time settings; it is reread if a new build replaces it. */
export function openSitePage(siteDir: string, client: Settings): SitePage {
  const page = join(siteDir, 'index.html');
  let html = '';
  let parts: ChunkFiles = {};
  let earlyTag = '';
  let builtAt = 0;

  const loadPage = () => {
    const { mtimeMs } = statSync(page);
    if (mtimeMs === builtAt) return html;
    parts = JSON.parse(readText(siteDir, 'parts.json') || '{}') as ChunkFiles;
    html = readFileSync(page, 'utf8')
      .replace('<script defer', '<script fetchpriority="high" defer')
      .replace(STYLES, (_link, file: string) => `<style>${readText(siteDir, file)}</style>`)
      .replace('<!--settings-->', () => embedJson('settings', client));
    const script = readEarlyScript(siteDir);
    earlyTag = script && `<script>${script}</script>`;
    builtAt = mtimeMs;
    return html;
  };

  return {
    exists: () => existsSync(page),
    clientRendered: (banners) =>
      loadPage()
        .replace('<!--early-->', () => earlyTag)
        .replace('<!--banners-->', () => embedJson('banners', banners)),
    serverRendered: ({ title, styles, html: screen, calls, served }) =>
      loadPage()
        .replace('<!--early-->', () => embedJson('calls', calls) + earlyTag)
        .replace('<html lang="en">', `<html lang="${languageTag(served.language)}">`)
        .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
        .replace('<!--banners-->', () => styles)
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root">${screen}</div>${embedJson('page', served)}${preloads(parts, served)}`,
        ),
  };
}

/** Returns the inline script of the page's head; empty if there is no build. */
const readEarlyScript = (siteDir: string): string => readText(siteDir, 'early.js');

/** Returns the hashes of inline scripts for the content security policy (CSP 3, section 2.3.1). */
export function inlineScripts(siteDir: string): string[] {
  const script = readEarlyScript(siteDir);
  return script ? [`'sha256-${createHash('sha256').update(script).digest('base64')}'`] : [];
}

function readText(siteDir: string, name: string): string {
  const file = join(siteDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Preloads the chunks that the screen needs in parallel. The links are at the end of the page
 * because browsers open few connections, and a customer's first API calls have priority.
 */
function preloads(
  files: ChunkFiles,
  { language, isCustomer, parts }: RenderedPage['served'],
): string {
  const messageChunk =
    isCustomer || parts.length > 0
      ? ALL_MESSAGE_CHUNKS[language]
      : INITIAL_MESSAGE_CHUNKS[language];
  const store = isCustomer ? ['customer'] : [];
  const scriptsOf = (names: string[]) =>
    names.flatMap((name) => files[name] ?? []).filter((file) => file.endsWith('.js'));
  const needed = new Set(scriptsOf([...store, ...parts, messageChunk]));
  const link = (file: string) => `<link rel="preload" as="script" href="/${file}">`;
  return Array.from(needed, link).join('');
}

/** Embeds data that the page's script reads by id. */
const embedJson = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
