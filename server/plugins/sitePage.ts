import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { MessageSet, RenderedPage } from '#contract/renderedPage';
import type { Settings } from '#contract/settings';
import { escapeHtml } from '#domain/escapeHtml';
import { languageTag, type Language } from '#domain/languages';

import { translate } from '../messages/translate';
import type { ServedBanners } from '../services/content/showBanners';

import { canonicalAddressOf } from './screenAddress';

/** The storefront's single HTML page and the data inserted into it. */
export interface SitePage {
  exists: () => boolean;
  /** Returns the page for client-side rendering. */
  clientRendered: (banners: Partial<ServedBanners>, language: Language) => string;
  /** Returns the page with a server-rendered screen. */
  serverRendered: (screen: RenderedPage, address: string) => string;
}

/** Files of the code-split chunks, by chunk name. */
type ChunkFiles = Record<string, string[]>;

/** Chunk with a set of messages, by language. */
const MESSAGE_CHUNKS: Record<MessageSet, Record<Language, string>> = {
  first: { '': 'firstEn', fr: 'firstFr', es: 'firstEs' },
  buyer: { '': 'buyerEn', fr: 'buyerFr', es: 'buyerEs' },
  shop: { '': 'shopEn', fr: 'shopFr', es: 'shopEs' },
  all: { '': 'en', fr: 'fr', es: 'es' },
};

/** The page's stylesheet, which is small enough to be inlined. */
const STYLES = /<link href="\/(assets\/[^"]+\.css)" rel="stylesheet"\s*\/?>/;

/** Opens the page with its run-time settings; it is reread if a new build replaces it. */
export function openSitePage(
  siteDir: string,
  { client, publicUrl }: { client: Settings; publicUrl: string },
): SitePage {
  const page = join(siteDir, 'index.html');
  let html = '';
  let parts: ChunkFiles = {};
  let earlyTag = '';
  let answersTag = '';
  let builtAt = 0;

  const loadPage = () => {
    const { mtimeMs } = statSync(page);
    if (mtimeMs === builtAt) return html;
    parts = JSON.parse(readText(siteDir, 'parts.json') || '{}') as ChunkFiles;
    html = readFileSync(page, 'utf8')
      .replace('<script defer', '<script fetchpriority="high" defer')
      .replace(STYLES, (_link, file: string) => `<style>${readText(siteDir, file)}</style>`)
      .replace('<!--settings-->', () => embedJson({ id: 'settings' }, client));
    [earlyTag = '', answersTag = ''] = readInlineScripts(siteDir).map(
      (script) => script && `<script>${script}</script>`,
    );
    builtAt = mtimeMs;
    return html;
  };

  return {
    exists: () => existsSync(page),
    clientRendered: (banners, language) =>
      loadPage()
        .replace('</title>', () => `</title>${descriptionTag(translate(language, 'page.shop'))}`)
        .replace('<!--early-->', () => earlyTag)
        .replace('<!--banners-->', () => embedJson({ id: 'banners' }, banners)),
    serverRendered: (rendered, address) => {
      const { title, styles, html: screen, early, served, structuredData } = rendered;
      const data = structuredData.map((one) => embedJson({ type: 'application/ld+json' }, one));
      return loadPage()
        .replace('<!--early-->', () =>
          early ? embedJson({ id: 'early' }, early) + earlyTag + answersTag : earlyTag,
        )
        .replace('<html lang="en">', `<html lang="${languageTag(served.language)}">`)
        .replace(
          /<title>.*?<\/title>/,
          () =>
            `<title>${escapeHtml(title)}</title>${descriptionTag(describe(rendered))}` +
            `<link rel="canonical" href="${escapeHtml(publicUrl + canonicalAddressOf(address))}">`,
        )
        .replace('<!--banners-->', () => styles)
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root">${screen}</div>${embedJson({ id: 'page' }, served)}${data.join('')}${preloads(parts, served)}`,
        );
    },
  };
}

/**
 * Returns the inline scripts of the page's head: that of all pages, and that of a customer's; empty
 * if there is no build.
 */
const readInlineScripts = (siteDir: string): string[] =>
  ['early.js', 'answers.js'].map((name) => readText(siteDir, name));

/** Returns the hashes of inline scripts for the content security policy (CSP 3, section 2.3.1). */
export function inlineScripts(siteDir: string): string[] {
  return readInlineScripts(siteDir)
    .filter(Boolean)
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
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
  { language, isCustomer, parts, words }: RenderedPage['served'],
): string {
  const store = isCustomer ? ['customer'] : [];
  const scriptsOf = (names: string[]) =>
    names.flatMap((name) => files[name] ?? []).filter((file) => file.endsWith('.js'));
  const needed = new Set(scriptsOf([...store, ...parts, MESSAGE_CHUNKS[words][language]]));
  const link = (file: string) => `<link rel="preload" as="script" href="/${file}">`;
  return Array.from(needed, link).join('');
}

const descriptionTag = (text: string): string =>
  `<meta name="description" content="${escapeHtml(text)}">`;

/** What a page is about: in its own words, or else by its title. */
function describe({ description, served: { language, title } }: RenderedPage): string {
  if (description) return description;
  return title ? translate(language, 'page.about', { title }) : translate(language, 'page.shop');
}

/** Embeds data: for the page's script, which reads it by id, or of another type than JSON. */
const embedJson = (
  { id = '', type = 'application/json' }: { id?: string; type?: string },
  data: unknown,
): string =>
  `<script type="${type}"${id && ` id="${id}"`}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
