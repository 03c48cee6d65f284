import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { CountryFlag, StrictObject, Lang } from '#contract/fields';
import { FileContent, Problem } from '#contract/replies';
import { PICTURE_UPLOADS, PICTURED_LISTS, UPLOAD_WIDTHS } from '#domain/content';
import { parseCountry } from '#domain/countries';
import { languageTag, parseLanguage, type Language } from '#domain/languages';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { readDownload, readNewsletter } from '../db/content';
import { contentPicture } from '../documents/contentPicture';
import { openDocuments } from '../documents/documents';
import { planDownload } from '../documents/planDownload';
import { planNewsletter } from '../documents/planNewsletter';
import type { FindPrintedFile } from '../documents/printedFile';
import { openContentUploads } from '../pictures/contentUploads';
import type { Drawings } from '../pictures/drawings';
import { openDrawnFiles } from '../pictures/drawnFiles';
import { MEDIA_TYPES } from '../pictures/formats';
import type { Pictures } from '../pictures/pictures';
import { languageOf } from '../plugins/language';
import { isNotModified } from '../plugins/notModified';
import { Refusal } from '../services/actions/refusal';

import type { App } from './serve';

interface Parts {
  db: Db;
  catalogue: Catalogue;
  pictures: Pictures;
  drawings: Drawings | undefined;
  printedFile: FindPrintedFile | undefined;
  dataDir: string;
  publicUrl: string;
}

const KINDS = ['catalogue', 'pattern', 'card'] as const;
const OPERATIONS = {
  catalogue: 'downloadCatalogue',
  pattern: 'downloadPattern',
  card: 'downloadCard',
} as const;
const response = { 200: FileContent, '4xx': Problem };
const config = { access: 'public', limit: 'image' } as const;
const params = Type.Object({ file: Type.String({ maxLength: 300 }) });
const Width = Type.Optional(Type.Enum([...UPLOAD_WIDTHS]));

/** Generated files, and the pictures drawn for the informational screens. */
export const fileRoutes: FastifyPluginAsyncTypebox<Parts> = async (app, parts) => {
  const documentOf = openDocuments(parts.dataDir);
  registerDownloads(app, parts, documentOf);
  registerNewsletters(app, parts, documentOf);
  registerUploads(app, parts);
  registerPictures(app, parts);
};

type DocumentOf = ReturnType<typeof openDocuments>;

function registerDownloads(app: App, parts: Parts, documentOf: DocumentOf) {
  const { db, catalogue, pictures, printedFile, publicUrl } = parts;

  for (const kind of KINDS) {
    app.route({
      method: 'GET',
      url: `/files/${kind}/:file`,
      config,
      schema: {
        operationId: OPERATIONS[kind],
        tags: ['Content'],
        summary: `Returns a ${kind} as a PDF: its id with the extension .pdf`,
        params,
        querystring: StrictObject({
          lang: Lang,
          country: CountryFlag,
          paper: Type.Optional(Type.Enum(['letter', 'a4'])),
        }),
        response,
      },
      handler: async (request, reply) => {
        const { country, paper = 'letter' } = request.query;
        const language = languageOf(request);
        const row = await readDownload(db, idOf(request.params.file, 'pdf'));
        const { view } = catalogue;
        const source = { db, view, pictures, printedFile, publicUrl };
        const edition = { language, country: parseCountry(country), paper };
        const plan = row?.kind === kind ? await planDownload(source, row, edition) : undefined;
        reply.header('vary', 'accept-language');
        return sendDocument(request, reply, {
          id: row?.id,
          language,
          file: plan && documentOf(plan),
        });
      },
    });
  }
}

function registerNewsletters(app: App, { db, drawings }: Parts, documentOf: DocumentOf) {
  app.route({
    method: 'GET',
    url: '/files/newsletter/:lang/:file',
    config,
    schema: {
      operationId: 'downloadNewsletter',
      tags: ['Content'],
      summary: 'Returns a newsletter as a PDF: its language, then its id with the extension .pdf',
      params: StrictObject({ lang: Type.Enum(['en', 'fr', 'es']), file: params.properties.file }),
      response,
    },
    handler: async (request, reply) => {
      const language = parseLanguage(request.params.lang) ?? '';
      const row = await readNewsletter(db, idOf(request.params.file, 'pdf'));
      const plan = row && planNewsletter(row, language, drawings);
      return sendDocument(request, reply, {
        id: row?.id,
        language,
        file: plan && documentOf(plan),
      });
    },
  });
}

function registerUploads(app: App, { dataDir }: Parts) {
  const uploads = openContentUploads(dataDir);
  app.route({
    method: 'GET',
    url: `${PICTURE_UPLOADS}/:file`,
    config,
    schema: { hide: true, params, querystring: StrictObject({ width: Width }) },
    handler: async ({ params: { file }, query, headers }, reply) => {
      const width = Number(query.width ?? UPLOAD_WIDTHS.at(-1));
      const picture = await uploads.find({ file, width, accept: headers.accept });
      if (!picture) throw new Refusal(404, 'file.unknown');
      // The file name is derived from the content, so the response never changes.
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept');
      return reply.type(MEDIA_TYPES[picture.format]).send(picture.bytes);
    },
  });
}

function registerPictures(app: App, { db, catalogue, pictures, drawings, dataDir }: Parts) {
  const drawnFile = openDrawnFiles(dataDir);

  for (const list of PICTURED_LISTS) {
    app.route({
      method: 'GET',
      url: `/images/content/${list}/:file`,
      config,
      schema: { hide: true, params },
      handler: async (request, reply) => {
        const { view } = catalogue;
        const id = idOf(request.params.file, 'jpg');
        const svg = await contentPicture({ db, view, pictures, drawings }, list, id);
        if (svg === undefined) throw new Refusal(404, 'file.unknown');
        return send(request, reply, 'image/jpeg', drawnFile(svg));
      },
    });
  }
}

const idOf = (file: string, ending: string): string =>
  file.endsWith(`.${ending}`) ? file.slice(0, -ending.length - 1) : '';

interface StoredFile {
  tag: string;
  read: () => Promise<Buffer>;
}

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: { id: string | undefined; language: Language; file: StoredFile | undefined },
) {
  const { id, language, file } = document;
  if (!file || id === undefined) throw new Refusal(404, 'file.unknown');
  const name = `${id}-${languageTag(language)}.pdf`.replace(/[^\w.-]+/g, '-');
  reply.header('content-disposition', `inline; filename="haberdash-${name}"`);
  return send(request, reply, 'application/pdf', file);
}

/** Sends a file with an ETag, cacheable for one hour; 304 if the client has the current version. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { tag, read }: StoredFile,
) {
  const etag = `"${tag}"`;
  reply.header('etag', etag).header('cache-control', 'public, max-age=3600');
  if (isNotModified(request, etag)) return reply.code(304).send();
  return reply.type(type).send(await read());
}
