import type { FastifyInstance } from 'fastify';

import { COUNTRIES } from '#domain/countries';
import { escapeHtml } from '#domain/escapeHtml';

import type { Catalogue } from '../catalogue/catalogue';
import type { Config } from '../config';
import type { Db } from '../db/client';
import { Refusal } from '../services/actions/refusal';

interface SitemapOptions {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  config: Pick<Config, 'publicUrl'>;
}

/** Addresses in one file; the protocol (sitemaps.org) allows 50,000. */
const FILE_SIZE = 20_000;
const SCREENS = ['/', '/products', '/about-us', '/customer-support', '/catalogues', '/register'];
const config = { access: 'public', limit: 'browse' } as const;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Serves what search engines ask for: `/robots.txt`, and an index of files with the addresses of
 * screens and categories, and of the products of each country.
 */
export function installSitemap(
  app: FastifyInstance,
  { db, catalogue, config: { publicUrl } }: SitemapOptions,
): void {
  const locations = (tag: string, paths: readonly string[]) =>
    paths.map((path) => `<${tag}><loc>${escapeHtml(publicUrl + path)}</loc></${tag}>`).join('');

  app.route({
    method: 'GET',
    url: '/robots.txt',
    config,
    handler: async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(`User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  });

  app.route({
    method: 'GET',
    url: '/sitemap.xml',
    config,
    handler: async (_request, reply) => {
      const files = ['/sitemap/screens.xml'];
      for (const country of COUNTRIES) {
        const count = await catalogue.view.filter({ country }).count(db);
        for (let part = 1; part <= Math.ceil(count / FILE_SIZE); part += 1)
          files.push(`/sitemap/${country}-${part}.xml`);
      }
      const index = `<sitemapindex ${NAMESPACE}>${locations('sitemap', files)}</sitemapindex>`;
      return reply.type('application/xml').send(index);
    },
  });

  app.route<{ Params: { name: string } }>({
    method: 'GET',
    url: '/sitemap/:name.xml',
    config,
    handler: async ({ params: { name } }, reply) => {
      const paths = name === 'screens' ? [...SCREENS, ...listings()] : await products(name);
      if (paths.length === 0) throw new Refusal(404, 'request.unknownAddress');
      const set = `<urlset ${NAMESPACE}>${locations('url', paths)}</urlset>`;
      return reply.type('application/xml').send(set);
    },
  });

  const listings = (): string[] =>
    Array.from(catalogue.view.categories.byCode.values(), ({ cat_code, names }) =>
      ['', 'products', names[''], names[''], cat_code].map(encodeURIComponent).join('/'),
    );

  const products = async (name: string): Promise<string[]> => {
    const [code, part = ''] = name.split('-', 2);
    const country = COUNTRIES.find((one) => one === code);
    if (!country || !/^[1-9]\d{0,3}$/.test(part)) return [];
    const first = (Number(part) - 1) * FILE_SIZE;
    const ids = await catalogue.view.filter({ country }).ids(db, first, FILE_SIZE);
    return ids.map((id) => `/description/${encodeURIComponent(id)}/${country}`);
  };
}
