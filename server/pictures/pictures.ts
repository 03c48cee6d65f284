import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { tidyProductId } from '#domain/productIds';

import type { Catalogue } from '../catalogue/catalogue';
import { findByCode, trailOf } from '../catalogue/categoryTree';
import type { Db } from '../db/client';
import { pictureFacts } from '../db/pictures';

import { drawTile, iconFor } from './categoryIcons';
import type { Drawings } from './drawings';
import { drawSvgPicture } from './drawSvgPicture';
import { acceptedFormat, hostFolder, PICTURE_SIZES } from './formats';
import { openMadePictures, type Picture, type PictureRequest } from './madePictures';
import { openOwnFiles } from './ownFiles';
import { openPhotos } from './photos';
import { openUploads, type Uploads } from './uploads';

/** Where the server's own pictures are had. */
const OWN_ADDRESS = '/images';

/** Where every picture of a product comes from. */
export interface Pictures {
  /** Where a browser asks for them: the image host itself, unless files of our own come first. */
  address: string;
  /**
   * The first there is: a file of the wholesaler's own, a picture on the image host (its address), a
   * guest's drawing, a tile with the category's icon; `undefined` where there is nothing of that name.
   */
  find: (request: PictureRequest) => Promise<Picture | string | undefined>;
  /** What the staff uploaded at the desk: it comes before everything else. */
  uploads: Uploads;
  /** Ids of products that have a file of the wholesaler's own. */
  owned: () => Promise<Set<string>>;
  /** True where a guest draws its own products. */
  areDrawn: boolean;
}

interface Parts {
  db: Db;
  catalogue: Pick<Catalogue, 'view'>;
  dataDir: string;
  /** Address that pictures lie below; on an origin of its own where it is an image host. */
  imageHost: string;
  drawings?: Drawings | undefined;
  /** Told once of each file that is no picture. */
  onUnreadable: (path: string, error: unknown) => void;
}

export function openPictures(parts: Parts): Pictures {
  const { db, catalogue, dataDir, imageHost, drawings, onUnreadable } = parts;
  const folder = join(dataDir, 'pictures');
  const made = openMadePictures(dataDir);
  const files = openOwnFiles(folder);
  const uploads = openUploads(dataDir);
  const ownFile = async (productId: string) =>
    (await uploads.files.find(productId)) ?? files.find(productId);
  const photo = openPhotos({ find: ownFile, made, onUnreadable });
  const isElsewhere = imageHost !== OWN_ADDRESS;

  /** A browser gains nothing by the AVIF of a drawing that its making would be worth. */
  const drawn = async (svg: string, { size, accept }: PictureRequest, isLasting: boolean) => {
    const format = acceptedFormat(accept, ['webp']);
    const make = () => drawSvgPicture(svg, format);
    return { ...(await made({ facts: [svg], size, format, make })), isLasting };
  };

  const tile = (categoryCode: string, request: PictureRequest): Promise<Picture> => {
    const trail = trailOf(findByCode(catalogue.view.categories, categoryCode));
    const icon = iconFor(trail.map(({ names }) => names['']));
    return drawn(drawTile(icon, PICTURE_SIZES[request.size]), request, false);
  };

  const find: Pictures['find'] = async (request) => {
    const { file, size } = request;
    const productId = /^(.+)\.jpe?g$/i.exec(file)?.[1];
    const facts = productId && (await pictureFacts(db, tidyProductId(productId)));
    const own = facts && (await photo(facts.product_id, request));
    if (own) return own === 'unreadable' ? tile(facts.cat_code, request) : own;
    if (isElsewhere) return `${imageHost}/${hostFolder(size)}/${encodeURIComponent(file)}`;
    if (!facts) return undefined;
    const drawing = drawings?.product(facts, PICTURE_SIZES[size]);
    return drawing === undefined ? tile(facts.cat_code, request) : drawn(drawing, request, true);
  };

  const owned = async () => new Set([...(await uploads.files.names()), ...(await files.names())]);
  const isOwn = existsSync(folder) || existsSync(uploads.folder);
  return {
    address: isElsewhere && isOwn ? OWN_ADDRESS : imageHost,
    find,
    uploads,
    owned,
    areDrawn: drawings !== undefined,
  };
}
