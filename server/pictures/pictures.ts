import { existsSync } from 'node:fs';

import { trimProductId } from '#domain/productIds';

import type { Catalogue } from '../catalogue/catalogue';
import type { Db } from '../db/client';
import { pictureFacts } from '../db/pictures';

import { drawTile, iconOfCategory } from './categoryIcons';
import type { Drawings } from './drawings';
import { acceptedFormat, hostFolder, PICTURE_SIZES } from './formats';
import { openOwnFiles, OWN_BASE_URL, ownPicturesFolder } from './ownFiles';
import { openPhotos } from './photos';
import { openPictureCache, type Picture, type PictureRequest } from './pictureCache';
import { renderSvg } from './renderSvg';
import { openUploads, type PictureUploads } from './uploads';

/** Provides the pictures of products from all sources. */
export interface Pictures {
  /** Base URL for browsers: the image host, unless own files take precedence. */
  address: string;
  /**
   * Returns the first match: an own file, a picture on the image host (as URL), a plug-in's
   * drawing, or a tile with the category's icon; `undefined` if there is no such product.
   */
  find: (request: PictureRequest) => Promise<Picture | string | undefined>;
  /** Pictures uploaded at the desk, which take precedence over all others. */
  uploads: PictureUploads;
  /** Ids of products with an own file. */
  owned: () => Promise<Set<string>>;
  /** Whether a plug-in draws its own products. */
  areDrawn: boolean;
}

interface PictureSources {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  dataDir: string;
  /** Base URL of pictures; an absolute URL for an external image host. */
  imageHost: string;
  drawings?: Drawings | undefined;
  /** Called once for each file that cannot be decoded. */
  onUnreadable: (path: string, error: unknown) => void;
}

export function openPictures(parts: PictureSources): Pictures {
  const { db, catalogue, dataDir, imageHost, drawings, onUnreadable } = parts;
  const folder = ownPicturesFolder(dataDir);
  const made = openPictureCache(dataDir);
  const files = openOwnFiles(folder);
  const uploads = openUploads(dataDir);
  const ownFile = async (productId: string) =>
    (await uploads.files.find(productId)) ?? files.find(productId);
  const photo = openPhotos({ find: ownFile, made, onUnreadable });
  const isExternal = imageHost !== OWN_BASE_URL;

  /** AVIF is not offered, as the savings for a drawing are not worth the encoding time. */
  const encodeSvg = async (svg: string, { size, accept }: PictureRequest, isLasting: boolean) => {
    const format = acceptedFormat(accept, ['webp']);
    const make = () => renderSvg(svg, format);
    return { ...(await made({ facts: [svg], size, format, make })), isLasting };
  };

  const renderTile = (categoryCode: string, request: PictureRequest): Promise<Picture> => {
    const icon = iconOfCategory(catalogue.view.categories, categoryCode);
    return encodeSvg(drawTile(icon, PICTURE_SIZES[request.size]), request, false);
  };

  const find: Pictures['find'] = async (request) => {
    const { file, size } = request;
    const productId = /^(.+)\.jpe?g$/i.exec(file)?.[1];
    const facts = productId && (await pictureFacts(db, trimProductId(productId)));
    const ownPicture = facts && (await photo(facts.product_id, request));
    if (ownPicture)
      return ownPicture === 'unreadable' ? renderTile(facts.cat_code, request) : ownPicture;
    if (isExternal) return `${imageHost}/${hostFolder(size)}/${encodeURIComponent(file)}`;
    if (!facts) return undefined;
    const drawing = drawings?.product(facts, PICTURE_SIZES[size]);
    return drawing === undefined
      ? renderTile(facts.cat_code, request)
      : encodeSvg(drawing, request, true);
  };

  const owned = async () =>
    new Set([...(await uploads.files.listed()).keys(), ...(await files.listed()).keys()]);
  const hasOwnFiles = existsSync(folder) || existsSync(uploads.folder);
  return {
    address: isExternal && hasOwnFiles ? OWN_BASE_URL : imageHost,
    find,
    uploads,
    owned,
    areDrawn: drawings !== undefined,
  };
}
