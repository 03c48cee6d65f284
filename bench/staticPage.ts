import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

import { listen } from './listen';

/** Scripts that run; those with data stay, because they are part of the page's size. */
const EXECUTED =
  /<script(?![^>]*application\/json)[^>]*>[^]*?<\/script>|<link[^>]*as="script"[^>]*>/g;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface CachedFile {
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * Serves a page and its pictures from memory, without its scripts: no page of this size is painted
 * sooner.
 */
export async function serveStaticPage(
  address: string,
  userAgent: string,
): Promise<{ address: string; stop: () => void }> {
  const { pathname } = new URL(address);
  const page = await fetch(address, { headers: { accept: 'text/html', 'user-agent': userAgent } });
  const html = (await page.text()).replace(EXECUTED, '');
  const files = new Map<string, CachedFile>([
    [
      pathname,
      {
        body: brotliCompressSync(html, QUALITY),
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
      },
    ],
  ]);
  const server = createServer(async ({ url = '/' }, response) => {
    const file = files.get(url) ?? (await fetchFile(new URL(url, address)));
    files.set(url, file);
    const { body, headers } = file;
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
  });
  const port = await listen(server);
  return { address: `http://127.0.0.1:${port}${pathname}`, stop: () => void server.close() };
}

async function fetchFile(address: URL): Promise<CachedFile> {
  const response = await fetch(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
  return {
    body: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}
