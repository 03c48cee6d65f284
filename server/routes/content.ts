import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';

import * as contract from '#contract/content';
import { generatedPicturePath, type PicturedList } from '#domain/content';
import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { readCarousel, readDownloads, readNewsletters, readPage } from '../db/content';
import { inLanguage } from '../db/inLanguage';
import type { CarouselImageTable, DownloadTable } from '../db/tables/content';
import { hasCatalogueProducts } from '../documents/catalogueProducts';
import { generatedFilePath } from '../documents/generatedFilePath';
import { newsletterPath } from '../documents/planNewsletter';
import type { FindPrintedFile } from '../documents/printedFile';
import { Refusal } from '../services/actions/refusal';
import { showBanners } from '../services/content/showBanners';
import { withWorkingLinks } from '../services/content/workingLinks';

import { readScope } from './readScope';
import { serve, type App } from './serve';

interface Parts {
  db: Db;
  catalogue: Catalogue;
  printedFile: FindPrintedFile | undefined;
}

const config = { access: 'public', limit: 'browse', isCached: true } as const;

/** Content of the home page and the informational screens. */
export const contentRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  registerBanners(app, parts);
  registerPictures(app, parts);
  registerDownloads(app, parts);
  registerPages(app, parts);
};

function registerBanners(app: App, { db, catalogue }: Parts) {
  serve(app, contract.listBanners, config, async (request) => {
    const { country, language } = readScope(request, request.query.country);
    return { banners: await showBanners(db, catalogue.view, country, language) };
  });
}

function registerPictures(app: App, { db, catalogue }: Parts) {
  const listImages = async <Row extends CarouselImageTable>(
    request: FastifyRequest & { query: { country?: string } },
    list: PicturedList,
    read: (db: Db, country: Country) => Promise<Row[]>,
    fileOf: (row: Row, language: Language) => string = () => '',
  ) => {
    const { country, language } = readScope(request, request.query.country);
    const rows = await withWorkingLinks(db, catalogue.view, country, await read(db, country));
    return {
      images: rows.map((row) => ({
        image: row.image || generatedPicturePath(list, row.id),
        link: row.link || fileOf(row, language),
        title: inLanguage(row, 'title', language),
      })),
    };
  };

  serve(app, contract.listCarouselImages, config, (request) =>
    listImages(request, 'carousel', readCarousel),
  );

  serve(app, contract.listNewsletterImages, config, (request) =>
    listImages(request, 'newsletters', readNewsletters, newsletterPath),
  );
}

function registerDownloads(app: App, { db, catalogue, printedFile }: Parts) {
  const listDownloads = async (
    request: FastifyRequest & { query: { country?: string } },
    kinds: readonly string[],
  ) => {
    const scope = readScope(request, request.query.country);
    const { view } = catalogue;
    const isAvailable = async (row: DownloadTable) =>
      row.file !== '' ||
      (row.kind === 'catalogue'
        ? hasCatalogueProducts(db, view, row, scope.country)
        : printedFile?.(row.kind, row.id) !== undefined);
    const available: DownloadTable[] = [];
    for (const row of await readDownloads(db, kinds, scope.country)) {
      if (await isAvailable(row)) available.push(row);
    }
    return {
      data: available.map((row) => ({
        id: row.id,
        title: inLanguage(row, 'title', scope.language),
        image: row.image || generatedPicturePath('downloads', row.id),
        file: row.file || generatedFilePath(row, scope),
        kind: row.kind,
      })),
    };
  };

  serve(app, contract.listCatalogues, config, (request) => listDownloads(request, ['catalogue']));

  serve(app, contract.listPatterns, config, (request) =>
    listDownloads(request, ['pattern', 'card']),
  );
}

function registerPages(app: App, { db }: Parts) {
  serve(app, contract.showPage, config, async (request) => {
    const { language } = readScope(request, request.query.country);
    const page = await readPage(db, request.params.name);
    if (!page) throw new Refusal(404, 'page.unknown', { field: 'name' });
    return {
      title: inLanguage(page, 'title', language),
      body: inLanguage(page, 'body', language),
    };
  });
}
