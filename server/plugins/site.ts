import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ClientSettings } from '../config';
import { Refusal } from '../services/refusal';

import { declareAll } from './access';
import { refuse } from './refusals';

interface Site {
  siteDir: string;
  client: ClientSettings;
}

/** Files named by their content may be kept for ever. */
const NAMED_BY_CONTENT = /\.[0-9a-f]{8,}\.\w+$/;

/** Addresses below these are calls and files, never screens. */
const NOT_SCREENS = /^\/(api|search|images|assets)(\/|$)/;

/** Serves the built storefront: its files as they are, and its one page for the address of any screen. */
export async function installSite(app: FastifyInstance, { siteDir, client }: Site): Promise<void> {
  const page = join(siteDir, 'index.html');
  const readPage = pageReader(page, client);

  app.setNotFoundHandler((request, reply) => {
    if (!isScreen(request) || !existsSync(page)) {
      return refuse(request, reply, new Refusal(404, 'request.unknownAddress'));
    }
    return sendPage(reply, readPage());
  });

  if (!existsSync(siteDir)) return;
  await app.register(async (site) => {
    declareAll(site, 'public', 'file');
    await site.register(files, {
      root: siteDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      /** Folders are no files: their addresses are screens, or nothing. */
      allowedPath: (path) => path !== '/index.html' && /\.\w+$/.test(path),
      setHeaders: (reply, path) => {
        const keeps = NAMED_BY_CONTENT.test(path.replace(/\.(br|gz)$/, ''));
        reply.header('cache-control', keeps ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
}

/** What a browser opens as a page: never a picture or a script that is missing. */
const isScreen = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?');
  if ((method !== 'GET' && method !== 'HEAD') || NOT_SCREENS.test(path)) return false;
  return accept.includes('text/html') || (/^(\*\/\*)?$/.test(accept) && !/\.\w+$/.test(path));
};

const sendPage = (reply: FastifyReply, html: string) =>
  reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);

/** The page with the run-time settings in it; read anew when a build has replaced it. */
function pageReader(page: string, client: ClientSettings): () => string {
  const settings = JSON.stringify(client).replace(/</g, '\\u003c');
  let html = '';
  let builtAt = 0;
  return () => {
    const { mtimeMs } = statSync(page);
    if (mtimeMs !== builtAt) {
      const script = `<script type="application/json" id="settings">${settings}</script>`;
      html = readFileSync(page, 'utf8').replace('<!--settings-->', () => script);
      builtAt = mtimeMs;
    }
    return html;
  };
}
