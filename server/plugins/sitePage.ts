import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { DrawnPage } from '#contract/drawnPage';
import type { Settings } from '#contract/settings';
import { htmlLanguage, type Language } from '#domain/languages';

import type { ServedBanners } from '../services/showBanners';

/** The one page of the built storefront, and what a server puts into it. */
export interface SitePage {
  exists: () => boolean;
  /** For the browser to draw. */
  undrawn: (banners: Partial<ServedBanners>) => string;
  /** With its first screen in it. */
  drawn: (screen: DrawnPage) => string;
}

/** Files of the parts that a build fetches later, by the parts' names. */
type Parts = Record<string, string[]>;

/** The chunk of the first words of each language. */
const FIRST_WORDS: Record<Language, string> = { '': 'firstEn', fr: 'firstFr', es: 'firstEs' };
/** The chunk of all words of each language. */
const ALL_WORDS: Record<Language, string> = { '': 'en', fr: 'fr', es: 'es' };

/** The page's own styles: few enough to come with it instead of after it. */
const STYLES = /<link href="\/(assets\/[^"]+\.css)" rel="stylesheet"\s*\/?>/;

/** Opens the page under its run-time settings; it is read anew when a build has replaced it. */
export function openSitePage(siteDir: string, client: Settings): SitePage {
  const page = join(siteDir, 'index.html');
  let html = '';
  let parts: Parts = {};
  let early = '';
  let builtAt = 0;

  const read = () => {
    const { mtimeMs } = statSync(page);
    if (mtimeMs === builtAt) return html;
    parts = JSON.parse(readText(siteDir, 'parts.json') || '{}') as Parts;
    html = readFileSync(page, 'utf8')
      .replace('<script defer', '<script fetchpriority="high" defer')
      .replace(STYLES, (_link, file: string) => `<style>${readText(siteDir, file)}</style>`)
      .replace('<!--settings-->', () => inPage('settings', client));
    const script = readEarlyScript(siteDir);
    early = script && `<script>${script}</script>`;
    builtAt = mtimeMs;
    return html;
  };

  return {
    exists: () => existsSync(page),
    undrawn: (banners) =>
      read()
        .replace('<!--early-->', () => early)
        .replace('<!--banners-->', () => inPage('banners', banners)),
    drawn: ({ title, styles, html: screen, calls, served }) =>
      read()
        .replace('<!--early-->', () => inPage('calls', calls) + early)
        .replace('<html lang="en">', `<html lang="${htmlLanguage(served.language)}">`)
        .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
        .replace('<!--banners-->', () => styles)
        .replace(
          '<div id="root"></div>',
          () => `<div id="root">${screen}</div>${inPage('page', served)}${preloads(parts, served)}`,
        ),
  };
}

/** The program in the page's head; empty where nothing is built. */
const readEarlyScript = (siteDir: string): string => readText(siteDir, 'early.js');

/** The programs in the page itself, as a content security policy names them (CSP 3, section 2.3.1). */
export function inlineScripts(siteDir: string): string[] {
  const script = readEarlyScript(siteDir);
  return script ? [`'sha256-${createHash('sha256').update(script).digest('base64')}'`] : [];
}

function readText(siteDir: string, name: string): string {
  const file = join(siteDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * What the screen needs beyond the program comes beside it, and not one after the other. They stand at the
 * end of the page: a browser opens few connections, and a customer's first calls go before.
 */
function preloads(files: Parts, { language, isCustomer, parts }: DrawnPage['served']): string {
  const words = isCustomer || parts.length > 0 ? ALL_WORDS[language] : FIRST_WORDS[language];
  const store = isCustomer ? ['customer'] : [];
  const scriptsOf = (names: string[]) =>
    names.flatMap((name) => files[name] ?? []).filter((file) => file.endsWith('.js'));
  const needed = new Set(scriptsOf([...store, ...parts, words]));
  const link = (file: string) => `<link rel="preload" as="script" href="/${file}">`;
  return Array.from(needed, link).join('');
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');

/** Data that the page's script reads by its id. */
const inPage = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
